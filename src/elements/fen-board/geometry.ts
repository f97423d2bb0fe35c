/** Where a point of the viewport lies on the board as it is seen, in squares from its top left corner. */
export type BoardMap = (clientX: number, clientY: number) => readonly [column: number, row: number];

function middle(element: Element): readonly [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/**
 * Measures a board by the squares in three of its corners: top left, top right, bottom left. The middle of a
 * square's bounding box is the square's own middle however the page around it is scaled, turned or skewed, so no
 * transform has to be known. Of a board that is not shown nothing comes but what lies on no square.
 */
export function measure(corners: readonly Element[]): BoardMap {
  const [[x, y], [rightX, rightY], [downX, downY]] = corners.map(middle) as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ];
  const [acrossX, acrossY] = [(rightX - x) / 7, (rightY - y) / 7];
  const [alongX, alongY] = [(downX - x) / 7, (downY - y) / 7];
  const area = acrossX * alongY - acrossY * alongX;
  return (clientX, clientY) => [
    ((clientX - x) * alongY - (clientY - y) * alongX) / area + 0.5,
    ((clientY - y) * acrossX - (clientX - x) * acrossY) / area + 0.5,
  ];
}
