import { useEffect, type RefObject } from 'react';
import { useReading } from './read-aloud.ts';

/** Name of the highlight in theme.css. */
const HIGHLIGHT = 'read-aloud';

/**
 * Marks the sentence that is heard, within `element`, while the reading `id` goes on. Where the browser has no highlights of
 * its own nothing is marked: the text itself is never changed.
 */
export function useSentenceMark(element: RefObject<HTMLElement | null>, id: string): void {
  const reading = useReading();
  const sentence = reading.status !== 'idle' && reading.id === id ? reading.sentence : null;
  useEffect(() => {
    if (sentence === null || element.current === null || !('highlights' in CSS)) return undefined;
    const range = rangeOf(element.current, sentence);
    if (range === null) return undefined;
    const mark = new Highlight(range);
    CSS.highlights.set(HIGHLIGHT, mark);
    return () => {
      if (CSS.highlights.get(HIGHLIGHT) === mark) CSS.highlights.delete(HIGHLIGHT);
    };
  }, [element, sentence]);
}

/** Where `sentence` stands in `root`, whose spaces may be others and whose parts in brackets are not read. */
function rangeOf(root: HTMLElement, sentence: string): Range | null {
  const places: { node: Text; at: number }[] = [];
  let spoken = '';
  let depth = 0;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    for (let at = 0; at < text.data.length; at += 1) {
      const letter = text.data[at] ?? '';
      if (letter === '[') depth += 1;
      const isRead = depth === 0 && !(/\s/.test(letter) && /\s$|^$/.test(spoken));
      if (letter === ']' && depth > 0) depth -= 1;
      if (!isRead) continue;
      spoken += /\s/.test(letter) ? ' ' : letter;
      places.push({ node: text, at });
    }
  }
  const start = spoken.indexOf(sentence);
  const [first, last] = [places[start], places[start + sentence.length - 1]];
  if (start < 0 || first === undefined || last === undefined) return null;
  const range = new Range();
  range.setStart(first.node, first.at);
  range.setEnd(last.node, last.at + 1);
  return range;
}
