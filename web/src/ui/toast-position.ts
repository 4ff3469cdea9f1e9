/** Position of a toast: pixels from the top or from the bottom of the screen. */
export type ToastPosition = { top: number } | { bottom: number };

/** Pixels: height of a toast of two lines with its margin. */
const HEIGHT_PX = 116;
/** Pixels: width of a toast on a wide screen. */
const WIDTH_PX = 416;

/**
 * Fields, the next step and messages are the last to be covered, then everything else that can be pressed. The heading of a
 * folded part is its button.
 */
const NEEDED =
  'input, textarea, select, [role=application], [role=status], [role=alert], h1, h2:not(summary h2), .bg-accent';
const PRESSED = 'button, a[href]';
/** This many elements of the second kind weigh as much as one of the first. */
const WEIGHT = 100;

/**
 * The position where a toast covers least: at the bottom of the screen or below the header. It never covers
 * the header, the bottom bar or the buttons of a form.
 */
export function toastPosition(): ToastPosition {
  const { innerHeight, innerWidth } = window;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = Math.max(0, header);
  const ends = [...document.querySelectorAll('[data-foot], nav')]
    .filter((element) => getComputedStyle(element).position === 'fixed')
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const end = Math.min(innerHeight, ...ends.map((rect) => rect.top));
  const side = Math.max(0, (innerWidth - WIDTH_PX) / 2);
  const covered = (from: number, to: number) => {
    const within = (selector: string) =>
      [...document.querySelectorAll(`main :is(${selector})`)].filter((element) => {
        const box = element.getBoundingClientRect();
        const isBeside = box.right <= side || box.left >= innerWidth - side;
        return box.height > 0 && box.bottom > from && box.top < to && !isBeside;
      }).length;
    return within(NEEDED) * WEIGHT + within(PRESSED);
  };
  return covered(end - HEIGHT_PX, end) <= covered(top, top + HEIGHT_PX)
    ? { bottom: innerHeight - end }
    : { top };
}
