import { renderDiagram, type DiagramOptions } from '../../diagram/index.js';
import type { Position } from '../../fen/types.js';
import { paint } from './paint.js';

/** Pixels of the picture for one of the drawing. */
const DENSITY = 2;

export interface Picture {
  /** The bytes of a PNG file. */
  png(): Promise<Blob>;
  /** Lets the person save a file. */
  save(kind: 'png' | 'svg'): void;
}

/** A position as a picture. */
export function drawnAs(position: Position, options: DiagramOptions, page: Document): Picture {
  const svg = renderDiagram(position, options);
  return {
    png: () =>
      new Promise((resolve, reject) => {
        const take = (blob: Blob | null): void =>
          blob ? resolve(blob) : reject(new Error('The canvas gives no picture.'));
        painted(svg, page).toBlob(take, 'image/png');
      }),
    save(kind) {
      const link = page.createElement('a');
      // What a strict page forbids is a picture from such an address, not a file.
      link.href =
        kind === 'svg'
          ? `data:image/svg+xml,${encodeURIComponent(svg)}`
          : painted(svg, page).toDataURL('image/png');
      link.download = `position.${kind}`;
      link.click();
    },
  };
}

function painted(svg: string, page: Document): HTMLCanvasElement {
  const [width, height] = /width='(\d+)' height='(\d+)'/.exec(svg)!.slice(1).map(Number);
  const canvas = page.createElement('canvas');
  canvas.width = width! * DENSITY;
  canvas.height = height! * DENSITY;
  const context = canvas.getContext('2d')!;
  context.scale(DENSITY, DENSITY);
  paint(svg, context);
  return canvas;
}
