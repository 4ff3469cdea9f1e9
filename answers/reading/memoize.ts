/** `of`, which remembers what it has said of the last words; all is forgotten when they are more than `most`. */
export function remembered(of: (word: string) => string, most: number): (word: string) => string {
  const said = new Map<string, string>();
  return (word) => {
    const known = said.get(word);
    if (known !== undefined) return known;
    if (said.size >= most) said.clear();
    const now = of(word);
    said.set(word, now);
    return now;
  };
}
