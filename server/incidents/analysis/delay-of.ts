import type { Match } from './phrases.ts';
import type { Delay } from './timing.ts';
import type { Token } from './tokens.ts';

/** The delay that belongs to a mention: the one beside it with nothing else told in between. */
export function delayOf(
  tokens: readonly Token[],
  delays: readonly Delay[],
  all: readonly Match[],
  match: Match,
): Delay | undefined {
  const sentence = tokens[match.start]?.sentence;
  const near = delays.filter((delay) => delay.end >= match.start - 10 && delay.start <= match.end + 10);
  if (near.length === 0) return undefined;
  // "Hospitalized for surgery six weeks after": what something was for is no event of its own.
  const isPurpose = ({ start }: Match) =>
    [1, 2].some((k) => /^(for|para)$/.test(tokens[start - k]?.word ?? ''));
  const others = all.filter(
    (other) =>
      other.start >= match.start - 30 &&
      other.end <= match.end + 30 &&
      other.start !== match.start &&
      !isPurpose(other),
  );
  const clear = (from: number, to: number) =>
    to - from <= 8 && !others.some((other) => other.start >= from && other.end <= to);
  return near.find((delay) => {
    if (tokens[delay.start]?.sentence !== sentence) return false;
    if (delay.end <= match.start && clear(delay.end, match.start)) {
      const before = tokens[delay.start - 1];
      const leads =
        !before ||
        before.isBreak ||
        /^(and|but|then|y|luego|pero|later|about|after|then|despues|se|of|quickly|a|los|some|just|only|exactly|almost|nearly|lost|he|she|was|who|died|hasta|until|the)$/.test(
          before.word,
        );
      return (
        leads ||
        !others.some(
          (other) =>
            other.end <= delay.start &&
            tokens[other.start]?.sentence === sentence &&
            clear(other.end, delay.start),
        )
      );
    }
    return (
      delay.start >= match.end &&
      clear(match.end, delay.start) &&
      !tokens.slice(match.end, delay.start).some((token) => token.isBreak && token.word !== ',')
    );
  });
}
