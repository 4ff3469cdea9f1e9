import { useEffect, type RefObject } from 'react';

/** Rows are the links of the list. */
const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('a[href]')];

/**
 * j and k or the arrows move the focus along a list of links, / goes to the search. Enter opens by itself.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  search: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest('dialog')) return;
      const isTyping = target.matches('input, textarea, select');
      if (event.key === '/' && !isTyping) {
        event.preventDefault();
        search.current?.focus();
        return;
      }
      const fromSearch = target === search.current && event.key === 'ArrowDown';
      if (isTyping && !fromSearch) return;
      const by = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
      if (by === undefined || list.current === null) return;
      const rows = rowsOf(list.current);
      const at = rows.indexOf(document.activeElement as HTMLElement);
      const next = rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [list, search]);
}
