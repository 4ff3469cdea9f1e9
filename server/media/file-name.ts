const MAX_LENGTH = 255;

/** A file's name as kept: the sender's without path and control characters, cut to 255 characters; `fallback` where nothing is left. */
export function toFileName(sent: string | undefined, fallback: string): string {
  const base = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const name = base
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, '')
    .trim();
  if (name === '') return fallback;
  // Half of a character that the cut went through goes too.
  return name.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** Content-Disposition (RFC 6266) that shows the file in place and names it in any script (RFC 8187). */
export function inlineDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
