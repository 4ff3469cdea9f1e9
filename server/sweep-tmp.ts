import { load, ask, sets } from './tune-tmp.ts';
import { weights } from '@tailboard/contract/document-rank.ts';
import { thresholds } from '@tailboard/contract/document-answer.ts';
const index = await load();
const train = [...sets['1odd']!, ...sets['1even']!, ...sets['2odd']!];
function score(qs: any[]) {
  let e = 0;
  for (const q of qs) { const v = ask(index, q).verdict; if (v.wrong === 'answered') e += 1.5; else if (v.wrong === 'refused') e += 1; else if (v.wrong) e += 1; if (v.citations > v.rightCitations) e += 1.5; if (v.holds === false) e += 0.7; if (v.recall3 === false) e += 0.3; }
  return e;
}
const t0 = performance.now(); let best = score(train); console.log('start', best, Math.round(performance.now() - t0), 'ms');
const all: [any, string][] = [...Object.keys(weights).filter((k) => !['k1', 'b', 'coverText'].includes(k)).map((k) => [weights, k] as [any, string]), [thresholds, 'coverage'], [thresholds, 'notAsked'], [thresholds, 'missing']];
const first = ['asked', 'askedWord', 'coverAsked', 'askedAbout', 'askedAbove', 'askedWhole', 'askedAlike', 'unitAsked', 'otherSubject', 'lead', 'passageIn', 'passageOut', 'boilerplate', 'notAsked', 'coverage', 'missing', 'lacksMeasure', 'hasMeasure'];
const until = performance.now() + Number(process.argv[2] ?? 150) * 1000;
const order = [...all.filter(([, k]) => first.includes(k)), ...all.filter(([, k]) => !first.includes(k))];
outer: for (let round = 0; round < 3; round++) for (const [o, k] of order) for (const f of [0.75, 1.3]) {
  if (performance.now() > until) break outer;
  const was = o[k]; o[k] = was * f; const s = score(train);
  if (s < best) { best = s; console.log(k, was, '->', o[k], best); } else o[k] = was;
}
console.log(JSON.stringify({ weights, thresholds }));
