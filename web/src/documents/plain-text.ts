/** The words of Markdown without its marks; cells of a table and lines of a list on their own. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[ \t]*\|[ \t:|-]+\|[ \t]*\n/gm, '')
    .replaceAll(/^[ \t]*\|[ \t]*(.*?)[ \t]*\|[ \t]*$/gm, '$1')
    .replaceAll(/[ \t]+\|[ \t]+/g, ' · ')
    .replaceAll(/^\s*(?:[-*+]|>|#{1,6})\s+/gm, '')
    .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replaceAll(/\\([^\w\s])/g, '$1')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
