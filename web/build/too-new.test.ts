import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OLDEST, tooNew } from './too-new.ts';

const BUILT = `${import.meta.dirname}/../dist`;
const README = `${import.meta.dirname}/../../README.md`;

/** What the built app uses although one of the oldest browsers lacks it, and what happens there. */
const withFallback: Readonly<Record<string, string>> = {
  'URL.canParse': 'Zod tries the address itself',
  'Error.captureStackTrace': 'its packages ask for it first',
  '.stackTraceLimit': 'its packages only set it',
  '.startViewTransition': 'React: only around its ViewTransition, which is not used',
  '.skipTransition': 'React: only around its ViewTransition, which is not used',
  '.currentEntry': 'React asks for the navigation interface first',
  '.canIntercept': 'React asks for the navigation interface first',
  '.imageSizes': 'React: of a preload, where one is asked for',
  '.movementX': 'React copies it into its events where it is there',
  '.movementY': 'React copies it into its events where it is there',
  'requestIdleCallback()': 'ui/when-idle.ts asks for it first',
  '.getCoalescedEvents': 'talks/use-strokes.ts',
  'CSS.highlights': 'speech/use-sentence-mark.ts',
  Highlight: 'speech/use-sentence-mark.ts',
  '.interimResults': 'speech: only where the browser hears',
  '.fetchPriority': 'a hint',
  '.saveData': 'layout/keep-day.ts asks for it first',
  '.playsInline': 'a hint of the map',
  '.changedTouches': 'the map: only of touches',
  '.sourceCapabilities': 'the map asks for it first',
};

/** Names of our own and of our packages' things that some interface of the platform has, too. */
const ourOwn = new Set([
  ...[
    '.contentEncoding',
    '.fileName',
    '.isError',
    '.zip',
    '.allowElement',
    '.chunks',
    '.use',
    '.displayName',
  ],
  ...['.createContext', '.isValid', '.addHandler', '.firesTouchEvents', '.take', '.scrollMargin'],
  // Of styles, which have had them always.
  ...['.cssFloat', '.marginBottom', '.marginLeft', '.marginTop', '.maxHeight', '.maxWidth', '.minHeight'],
  ...['.minWidth', '.fontStyle', '.fontWeight', '.letterSpacing'],
]);

it('finds what the oldest browsers lack, however it is written', () => {
  const planted = `const a = Object.groupBy(list, by), b = Promise["withResolvers"](), c = new CloseWatcher();
    one.isSubsetOf(two); Array.fromAsync(list); AbortSignal.any([]); /[\\p{L}--[a-z]]/v.test(text);
    list.toSorted(); structuredClone(list); AbortSignal.timeout(5); 'a'.at(-1); text.replaceAll('a', 'b');`;
  expect(tooNew('planted.js', planted)).toEqual([
    '.isSubsetOf',
    'AbortSignal.any',
    'Array.fromAsync',
    'CloseWatcher',
    'Object.groupBy',
    'Promise.withResolvers',
    'RegExp flag v',
  ]);
});

it('holds the browsers that the README names', () => {
  const { chrome, safari, firefox } = OLDEST;
  expect(readFileSync(README, 'utf8')).toContain(
    `Chrome and Edge from ${chrome}, Safari from ${safari}, Firefox from ${firefox}`,
  );
});

it('finds nothing new in the built app that has no fallback', () => {
  // `npm test` builds it before; by hand: npm run build.
  expect(existsSync(`${BUILT}/sw.js`)).toBe(true);
  const used = new Set(
    readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => tooNew(file, readFileSync(`${BUILT}/${file}`, 'utf8'))),
  );
  expect([...used].filter((name) => !ourOwn.has(name)).sort()).toEqual(Object.keys(withFallback).sort());
});
