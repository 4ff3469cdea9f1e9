/** The box that every signature is drawn in, whatever the size of the screen. */
export const SIGNATURE_WIDTH = 300;
export const SIGNATURE_HEIGHT = 120;

/** One stroke after the other, each a row of points [x, y] in units of the box. */
export type Strokes = readonly (readonly (readonly [x: number, y: number])[])[];

/** The strokes of path data as the contract takes it; what it cannot read it leaves out. */
export function strokesOf(path: string): [x: number, y: number][][] {
  const strokes: [number, number][][] = [];
  for (const [, command, x, y] of path.matchAll(/([ML])([\d.]+) ([\d.]+)/g)) {
    const stroke = strokes.at(-1);
    if (command === 'M' || stroke === undefined) strokes.push([[Number(x), Number(y)]]);
    else stroke.push([Number(x), Number(y)]);
  }
  return strokes;
}

/** How far a drawing reaches, and the length of its lines, in units of the box. */
export function inkOf(path: string): { right: number; bottom: number; length: number } {
  const ink = { right: 0, bottom: 0, length: 0 };
  for (const stroke of strokesOf(path)) {
    let [lastX, lastY] = stroke[0] ?? [0, 0];
    for (const [x, y] of stroke) {
      ink.right = Math.max(ink.right, x);
      ink.bottom = Math.max(ink.bottom, y);
      ink.length += Math.hypot(x - lastX, y - lastY);
      [lastX, lastY] = [x, y];
    }
  }
  return ink;
}

/** Path data for `strokes`; strokes of a single point are left out, points beside the box are moved to its edge. */
export function pathOf(strokes: Strokes): string {
  const at = ([x, y]: readonly [number, number]) =>
    `${within(x, SIGNATURE_WIDTH)} ${within(y, SIGNATURE_HEIGHT)}`;
  return strokes
    .filter((stroke) => stroke.length > 1)
    .map((stroke) => stroke.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join(' '))
    .join(' ');
}

function within(value: number, most: number): string {
  return String(Math.round(Math.min(Math.max(value, 0), most) * 10) / 10);
}
