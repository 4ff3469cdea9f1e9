/** Memoizes `of`; clears the cache above `most` entries. */
export function memoize(of: (word: string) => string, most: number): (word: string) => string {
  const kept = new Map<string, string>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const result = of(word);
    kept.set(word, result);
    return result;
  };
}
