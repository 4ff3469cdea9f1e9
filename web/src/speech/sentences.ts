/** Longest piece given to a voice in one go, characters: about fifteen seconds of speech. */
const LONGEST = 220;

/** The sentences of a text, long ones in pieces that end between words. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…:][”"')]?)\s+|\n+/u);
  return sentences.flatMap(pieces).filter((sentence) => sentence !== '');
}

function pieces(sentence: string): string[] {
  const rest = sentence.trim();
  if (rest.length <= LONGEST) return [rest];
  const space = rest.lastIndexOf(' ', LONGEST);
  const cut = space > 0 ? space : LONGEST;
  return [rest.slice(0, cut), ...pieces(rest.slice(cut))];
}
