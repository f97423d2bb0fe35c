import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** As many characters show whether it is a text. */
const LOOKED_AT = 8000;

/** What is given is no text. */
class NoText extends Error {}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

function refuseBinary(text: string): void {
  const start = text.slice(0, LOOKED_AT);
  const zeros = start.split('\0').length - 1;
  if (zeros === 0) return;
  // Of Latin letters every second byte is one.
  const isWide = zeros > start.length / 3 && zeros < (start.length * 2) / 3;
  throw new NoText(
    isWide
      ? 'is UTF-16 without a byte order mark; save it as UTF-8'
      : 'is no text; a compressed file has to be unpacked first',
  );
}

/** The first bytes of a pipe may come one by one. */
async function* withFullStart(stream: Readable): AsyncGenerator<Buffer> {
  let start: Buffer | null = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (!start) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < 4) continue;
    yield start;
    start = null;
  }
  if (start) yield start;
}

export interface Chunk {
  readonly text: string;
  /** How much of the whole has been read, 0 to 1; `null` where nobody knows how long it is. */
  readonly share: number | null;
}

/**
 * The text of a file, or of standard input where the name is `-`, in chunks: UTF-8, or UTF-16 with a byte
 * order mark. Bytes that are neither become U+FFFD. Throws where it cannot be read or is no text;
 * `whyUnread` says why.
 */
export async function* readInput(name: string): AsyncGenerator<Chunk> {
  const isInput = name === '-';
  const size = isInput ? 0 : (await stat(name)).size;
  const stream = isInput ? process.stdin : createReadStream(name);
  let decoder: TextDecoder | null = null;
  let read = 0;
  for await (const bytes of withFullStart(stream)) {
    const isStart: boolean = decoder === null;
    decoder ??= new TextDecoder(encodingOf(bytes));
    const text: string = decoder.decode(bytes, { stream: true });
    if (isStart) refuseBinary(text);
    read += bytes.length;
    yield { text, share: size > 0 ? Math.min(read / size, 1) : null };
  }
  if (decoder) yield { text: decoder.decode(), share: 1 };
}

const reasons: Record<string, string> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is not there',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
  EISDIR: 'is a folder; name the files in it',
};

/** Why an input could not be read, as the rest of a sentence that begins with its name. */
export function whyUnread(error: unknown): string {
  if (error instanceof NoText) return error.message;
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? `could not be read: ${message}`;
}
