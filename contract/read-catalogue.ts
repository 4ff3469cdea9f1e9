/** Texts of a catalogue (gettext, as Lingui writes it) by their English, or by the codes of what the server says. Empty where a text has not been translated. */
export function readCatalogue(po: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [, id = '', text = ''] of po.matchAll(/^msgid (.*(?:\n".*)*)\nmsgstr (.*(?:\n".*)*)/gm)) {
    if (id !== '""') texts.set(unquoted(id), unquoted(text));
  }
  return texts;
}

const unquoted = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');
