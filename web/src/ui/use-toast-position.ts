import { useEffect, useState } from 'react';
import { toastPosition, type ToastPosition } from './toast-position.ts';

/** Where a toast covers least, and again while the page below it changes: after Submit the next page comes when it is told. */
export function useToastPosition(isShown: boolean): ToastPosition {
  const [position, setPosition] = useState<ToastPosition>({ top: 0 });
  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    const find = () => {
      const found = toastPosition();
      setPosition((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(find);
    };
    find();
    const page = document.querySelector('main')?.parentElement;
    const changes = new MutationObserver(later);
    if (page) changes.observe(page, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [isShown]);
  return isShown ? position : { top: 0 };
}
