/** Characters of a part, roughly: what the parser makes of one takes some hundred times as many bytes. */
const PART = 500_000;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** At the beginning of a line it ends whatever stood before the empty line above it: a list goes on only in an indented one. */
const BEGINS_ANEW = /^[#\p{L}]/u;

/**
 * A long Markdown text in parts that can be parsed one after the other: cut between paragraphs, never in a block of code or a
 * comment. A short one is one part.
 */
export function partsOf(source: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  let at = 0;
  let fence: string | null = null;
  let inComment = false;
  let afterEmpty = false;
  while (source.length - begin > PART && at < source.length) {
    const end = source.indexOf('\n', at);
    const next = end === -1 ? source.length : end + 1;
    const line = source.slice(at, next);
    if (at - begin >= PART && fence === null && !inComment && afterEmpty && BEGINS_ANEW.test(line)) {
      parts.push(source.slice(begin, at));
      begin = at;
    }
    const [, marks] = FENCE.exec(line) ?? [];
    if (marks !== undefined && !inComment) {
      if (fence === null) fence = marks;
      else if (marks.startsWith(fence)) fence = null;
    } else if (fence === null) {
      const opened = line.lastIndexOf('<!--');
      const closed = line.lastIndexOf('-->');
      if (opened !== -1 || closed !== -1) inComment = opened > closed;
    }
    afterEmpty = line.trim() === '';
    at = next;
  }
  return [...parts, source.slice(begin)];
}
