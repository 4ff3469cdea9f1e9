import { describe, expect, it } from 'vitest';
import { analyzeIncidentBuiltIn } from './analyze-incident-built-in.ts';
import { blindIncidents, expectations } from './blind-incidents.ts';
import { describedIncidents } from './described-incidents.ts';
import { falseAlarms } from './false-alarms.ts';
import { freshIncidents } from './fresh-incidents.ts';
import { furtherIncidents } from './further-incidents.ts';
import { absentHazards, exactHazards } from './hazard-checks.ts';
import { heldOutIncidents } from './held-out-incidents.ts';
import { innocentIncidents } from './innocent-incidents.ts';
import { latestIncidents } from './latest-incidents.ts';
import {
  batchAfterThat,
  batchAfterwards,
  falselyCalm,
  newestBatches,
  unexpectedlyTold,
} from './newest-batches.ts';
import { type Expected, roundExpectations, roundsIncidents } from './rounds-incidents.ts';

const sets = {
  'described before the rules': describedIncidents,
  'held out from the rules': heldOutIncidents,
  'of later batches': furtherIncidents,
  'in many voices': freshIncidents,
  'that sound worse than they are': falseAlarms,
};

describe.each(Object.entries(sets))('incidents %s', (_name, rows) => {
  it.each(rows.map((row, index) => [index, row[4], row] as const))('%i: %s', (_index, description, row) => {
    const [incidentType, severity, report, recordable, , ...hazards] = row;
    const analysis = analyzeIncidentBuiltIn({ incidentType, description, location: '', mediaCount: 0 });
    expect({
      severity: analysis.severity,
      report: analysis.reportToOsha.answer,
      recordable: analysis.recordable.answer,
      hazards: hazards.filter((hazard) => analysis.hazards.includes(hazard)),
    }).toEqual({ severity, report, recordable, hazards });
  });
});

describe('incidents written blind', () => {
  it.each(blindIncidents)('%s, %s: %s', (incidentType, expected, description) => {
    const analysis = analyzeIncidentBuiltIn({ incidentType, description, location: '', mediaCount: 0 });
    expect(expectations[expected]).toContain(analysis.reportToOsha.answer);
    expect(analysis.severity === 'high').toBe(expected !== 'harmless');
  });
});

describe('incidents of the rounds', () => {
  const rows = [
    ...roundsIncidents,
    ...latestIncidents,
    ...newestBatches,
    ...batchAfterwards,
    ...batchAfterThat,
    ...unexpectedlyTold,
    ...falselyCalm,
    ...innocentIncidents,
  ];
  it.each(rows)('%s, %s: %s', (incidentType, expected, description) => {
    const analysis = analyzeIncidentBuiltIn({ incidentType, description, location: '', mediaCount: 0 });
    const expectation: Expected = roundExpectations[expected];
    expect(expectation.report).toContain(analysis.reportToOsha.answer);
    expect(expectation.recordable).toContain(analysis.recordable.answer);
    expect([undefined, analysis.severity === 'high']).toContain(expectation.isHigh);
  });
});

describe('hazards', () => {
  const hazardsOf = (description: string) =>
    analyzeIncidentBuiltIn({ incidentType: 'Other', description, location: '', mediaCount: 0 }).hazards;
  it.each(exactHazards)('are exactly those named: %s', (description, ...hazards) => {
    expect(hazardsOf(description)).toEqual([...hazards].sort());
  });
  it.each(absentHazards)('are not those a word only sounds like: %s', (description, ...hazards) => {
    expect(hazardsOf(description).filter((hazard) => hazards.includes(hazard))).toEqual([]);
  });
});

it('asks for no police when a bone broke', () => {
  expect(
    analyzeIncidentBuiltIn({
      incidentType: 'Workplace Injury',
      description: 'He fell from a ladder at the north gate and broke his arm.',
      location: '',
      mediaCount: 0,
    }).recommendedActions.join('\n'),
  ).not.toContain('police');
});
