import { onlyNotationDiffers } from '../../fen/assumptions.js';
import { parseFen } from '../../fen/parse.js';
import type { TextReading } from '../../fen/types.js';
import { readTextInSlices } from '../../rules/read-text.js';
import type { Source } from '../../store/types.js';
import { choosePosition } from './position-chooser.js';
import type { IntakeHost } from './text-intake.js';

/** A text without a position that is longer than this is named, but not put into the FEN line. */
const LONGEST_LINE = 2000;

/** Reads a text and takes its position; of several, the one that the person chooses. */
export async function readInto(host: IntakeHost, text: string, source: Source): Promise<void> {
  const readings: TextReading[] = [];
  const { options } = host.element.store.getSnapshot();
  for await (const some of readTextInSlices(text, options)) readings.push(...some);
  const [first] = readings;
  const found = first?.fields.placement.state !== 'missing';
  if (readings.length === 1 && (found || text.length <= LONGEST_LINE)) {
    return take(host, first!, source);
  }
  const chosen = await choosePosition(host.element, found ? readings : []);
  if (chosen) take(host, chosen, source);
}

/** The position with all that belongs to it; the text it was found in is one step away. */
function take(host: IntakeHost, reading: TextReading, source: Source): void {
  const { variant, orientation, annotations } = reading;
  const plain = parseFen(reading.text, { ...host.element.store.getSnapshot().options, variant });
  // Where only the notation differs, the line shows what somebody would copy.
  const text = onlyNotationDiffers(plain) ? plain.fen : reading.text;
  // What the FEN line's own reading will say again need not be said twice.
  const own = new Set(
    text === reading.text ? plain.edits.map(({ code, to }) => `${code} ${to}`) : [],
  );
  const edits = reading.edits.filter(({ code, to }) => !own.has(`${code} ${to}`));
  host.step(
    {
      type: 'set-text',
      text,
      variant,
      ...(edits.length > 0 ? { edits } : {}),
      // A text that has none says nothing about those that are there.
      ...(annotations ? { annotations } : {}),
    },
    source,
  );
  if (orientation) host.element.store.dispatch({ type: 'set-view', view: { orientation } });
}
