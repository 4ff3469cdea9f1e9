import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import { expect, it } from 'vitest';
import { analyzeIncidentBuiltIn } from '../../server/incidents/analysis/analyze-incident-built-in.ts';
import { blindIncidents } from '../../server/incidents/analysis/blind-incidents.ts';
import { describedIncidents } from '../../server/incidents/analysis/described-incidents.ts';
import { freshIncidents } from '../../server/incidents/analysis/fresh-incidents.ts';
import { furtherIncidents } from '../../server/incidents/analysis/further-incidents.ts';
import { heldOutIncidents } from '../../server/incidents/analysis/held-out-incidents.ts';
import { roundsIncidents } from '../../server/incidents/analysis/rounds-incidents.ts';
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
  const described = [
    ...[describedIncidents, furtherIncidents, freshIncidents, heldOutIncidents].flatMap((list) =>
      list.map(([incidentType, , , , description]) => ({ incidentType, description })),
    ),
    ...[...blindIncidents, ...roundsIncidents].map(([incidentType, , description]) => ({
      incidentType,
      description,
    })),
  ];
  const said = new Set<string>();
  const wrong = described.flatMap((report, index) => {
    const analysis = analyzeIncidentBuiltIn({ ...report, location: 'Yard 3', mediaCount: index % 4 });
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
