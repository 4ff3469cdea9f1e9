/** The words of a Markdown text, as they are read: without marks and addresses. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(?<!\\)(\*\*|__|\*|`|~~)/g, '')
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!<>|~&])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What stands in the columns of a line of a table. */
export const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(plainText);

const isRule = (line: string) => /^\s*\|?[\s:|-]+\|?\s*$/.test(line) && line.includes('-');

export const isTableText = (text: string) => {
  const [, rule = ''] = text.split('\n');
  return text.trimStart().startsWith('|') && isRule(rule);
};
