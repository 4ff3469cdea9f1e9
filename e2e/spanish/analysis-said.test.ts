import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyzeIncidentBuiltIn } from '../../server/incidents/analysis/analyze-incident-built-in.ts';
import { judgeOnPhone } from '../../web/src/verdict/judge-on-phone.ts';
import { notInSpanishOf, writeSpanish } from './spanish-of.ts';

const saidBy = (analysis: IncidentAnalysis): string[] => [
  ...analysis.recommendedActions,
  analysis.relevantPolicy,
  analysis.coverageAnalysis.explanation,
  analysis.reportToOsha.reason,
  ...analysis.reportToOsha.exemptions,
  ...analysis.reportToOsha.questions,
  analysis.recordable.reason,
  ...analysis.recordable.questions,
  ...analysis.hazards,
];

it('says in Spanish all that an analysis says, with the same hours and paragraphs', () => {
  const described = ['described', 'further', 'fresh', 'rounds', 'blind-first'].flatMap((name) =>
    readFileSync(new URL(`../../answers/training/incidents/${name}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; text: string })
      .map(({ type, text }) => ({ incidentType: type, description: text })),
  );
  const said = new Set<string>();
  const wrong = described.flatMap((report, index) => {
    const told = { ...report, location: 'Yard 3', mediaCount: index % 4 };
    const analysis = analyzeIncidentBuiltIn(told);
    // The phone says the same; what it knows nothing of is the cover. A tenth of them is enough.
    if (index % 10 === 0) {
      const { sentences: _, statePlan: _plan, ...onPhone } = judgeOnPhone(told, { facts: {} });
      expect(analysis).toMatchObject(onPhone);
    }
    for (const sentence of saidBy(analysis)) said.add(sentence);
    return notInSpanishOf(analysis, saidBy(analysis));
  });
  expect(said.size).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

it('keeps the clocks of 29 CFR 1904.39 apart', () => {
  const first = (description: string) => {
    const { recommendedActions, sentences } = analyzeIncidentBuiltIn({
      incidentType: 'Workplace Injury',
      description,
      location: '',
      mediaCount: 0,
    });
    const sentence = sentences.find(({ text }) => text === recommendedActions[0]);
    return sentence && writeSpanish(sentence);
  };
  expect(first('Our foreman Luis fell off the roof and died at the scene.')).toMatch(
    /^Llame a OSHA en un plazo máximo de 8 horas: 1-800-321-OSHA .*\(29 CFR 1904\.39\(a\)\(1\)\)$/,
  );
  expect(first('The table saw amputated two of his fingers.')).toMatch(
    /^Llame a OSHA en un plazo máximo de 24 horas: 1-800-321-OSHA .*\(29 CFR 1904\.39\(a\)\(2\)\)$/,
  );
});
