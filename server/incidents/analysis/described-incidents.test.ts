import { describe, expect, it } from 'vitest';
import { analyzeIncidentBuiltIn } from './analyze-incident-built-in.ts';
import { describedIncidents } from './described-incidents.ts';
import { furtherIncidents } from './further-incidents.ts';
import { heldOutIncidents } from './held-out-incidents.ts';

const sets = {
  'described before the rules': describedIncidents,
  'held out from the rules': heldOutIncidents,
  'of later batches': furtherIncidents,
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
