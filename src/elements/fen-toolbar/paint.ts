/** How lengths and colours stand at a place of the drawing. */
interface Style {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly opacity: number;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly rule: CanvasFillRule;
  readonly font: { readonly size: string; readonly weight: string; readonly family: string };
  readonly anchor: string;
  readonly direction: CanvasDirection;
}

const INITIAL: Style = {
  fill: '#000',
  stroke: 'none',
  width: 1,
  cap: 'butt',
  join: 'miter',
  opacity: 1,
  fillOpacity: 1,
  strokeOpacity: 1,
  rule: 'nonzero',
  font: { size: '16', weight: '400', family: 'sans-serif' },
  anchor: 'start',
  direction: 'ltr',
};

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    decimal || hex
      ? String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex as string, 16))
      : (ENTITIES[name as string] ?? whole),
  );

type Attributes = Readonly<Record<string, string>>;

function styleWithin(style: Style, given: Attributes): Style {
  return {
    fill: given.fill ?? style.fill,
    stroke: given.stroke ?? style.stroke,
    width: Number(given['stroke-width'] ?? style.width),
    cap: (given['stroke-linecap'] as CanvasLineCap) ?? style.cap,
    join: (given['stroke-linejoin'] as CanvasLineJoin) ?? style.join,
    // Of one shape: what is written gives none to a group.
    opacity: Number(given.opacity ?? 1),
    fillOpacity: Number(given['fill-opacity'] ?? style.fillOpacity),
    strokeOpacity: Number(given['stroke-opacity'] ?? style.strokeOpacity),
    rule: (given['fill-rule'] as CanvasFillRule) ?? style.rule,
    font: {
      size: given['font-size'] ?? style.font.size,
      weight: given['font-weight'] ?? style.font.weight,
      family: given['font-family'] ?? style.font.family,
    },
    anchor: given['text-anchor'] ?? style.anchor,
    direction: (given.direction as CanvasDirection) ?? style.direction,
  };
}

/**
 * Paints what `renderDiagram` writes, which is a small part of SVG: groups, nested drawings, rectangles, paths and
 * texts. By paths, since a strict page lets neither an image of the SVG text be made nor the text be parsed.
 */
export function paint(svg: string, canvas: CanvasRenderingContext2D): void {
  const styles: Style[] = [INITIAL];
  let texts: { at: Attributes; content: string } | null = null;
  for (const [, closing, name, words, isEmpty, content] of svg.matchAll(
    /<(\/?)([a-z]+)((?:\s+[\w:-]+='[^']*')*)\s*(\/?)>|([^<]+)/g,
  )) {
    if (content !== undefined) {
      if (texts) texts.content += decoded(content);
      continue;
    }
    if (closing) {
      if (texts && name === 'text') paintText(canvas, texts.at, texts.content, styles.at(-1)!);
      texts = null;
      styles.pop();
      canvas.restore();
      continue;
    }
    const given: Attributes = Object.fromEntries(
      [...words!.matchAll(/([\w:-]+)='([^']*)'/g)].map(([, key, value]) => [key!, decoded(value!)]),
    );
    const style = styleWithin(styles.at(-1)!, given);
    canvas.save();
    if (given.transform) transform(canvas, given.transform);
    if (name === 'svg' && styles.length > 1) enter(canvas, given);
    if (name === 'rect') paintShape(canvas, rectangle(given), style);
    if (name === 'path') paintShape(canvas, new Path2D(given.d), style);
    if (isEmpty) {
      canvas.restore();
      continue;
    }
    styles.push(style);
    if (name === 'text') texts = { at: given, content: '' };
  }
}

function rectangle({ x = '0', y = '0', width, height, rx = '0' }: Attributes): Path2D {
  const path = new Path2D();
  path.roundRect(Number(x), Number(y), Number(width), Number(height), Number(rx));
  return path;
}

function transform(canvas: CanvasRenderingContext2D, text: string): void {
  for (const [, kind, list] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = list!.split(/[\s,]+/).map(Number);
    if (kind === 'translate') canvas.translate(x, y ?? 0);
    if (kind === 'scale') canvas.scale(x, y ?? x);
  }
}

/** A drawing within the drawing: its own units, cut off at its edges. */
function enter(canvas: CanvasRenderingContext2D, given: Attributes): void {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(given[name] ?? 0),
  );
  const [left, top, wide, high] = (given.viewBox ?? `0 0 ${width} ${height}`)
    .split(' ')
    .map(Number);
  canvas.translate(x!, y!);
  canvas.scale(width! / wide!, height! / high!);
  canvas.translate(-left!, -top!);
  canvas.beginPath();
  canvas.rect(left!, top!, wide!, high!);
  canvas.clip();
}

function paintShape(canvas: CanvasRenderingContext2D, path: Path2D, style: Style): void {
  const { fill, stroke, opacity } = style;
  // Where a shape can be seen through, its line and what it fills are seen through as one.
  if (opacity < 1) return paintLayer(canvas, path, style);
  if (fill !== 'none') {
    canvas.globalAlpha = style.fillOpacity;
    canvas.fillStyle = fill;
    canvas.fill(path, style.rule);
  }
  if (stroke === 'none') return;
  canvas.globalAlpha = style.strokeOpacity;
  canvas.strokeStyle = stroke;
  canvas.lineWidth = style.width;
  canvas.lineCap = style.cap;
  canvas.lineJoin = style.join;
  canvas.stroke(path);
}

function paintLayer(canvas: CanvasRenderingContext2D, path: Path2D, style: Style): void {
  const layer = canvas.canvas.cloneNode() as HTMLCanvasElement;
  const context = layer.getContext('2d')!;
  context.setTransform(canvas.getTransform());
  paintShape(context, path, { ...style, opacity: 1 });
  canvas.save();
  canvas.resetTransform();
  canvas.globalAlpha = style.opacity;
  canvas.drawImage(layer, 0, 0);
  canvas.restore();
}

function paintText(
  canvas: CanvasRenderingContext2D,
  { x = '0', y = '0' }: Attributes,
  text: string,
  { fill, font, anchor, direction }: Style,
): void {
  canvas.font = `${font.weight} ${font.size}px ${font.family}`;
  canvas.direction = direction;
  canvas.globalAlpha = 1;
  canvas.textAlign = anchor === 'middle' ? 'center' : (anchor as CanvasTextAlign);
  canvas.fillStyle = fill;
  canvas.fillText(text, Number(x), Number(y));
}
