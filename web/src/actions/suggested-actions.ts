import type { IncidentAnalysis } from '@tailboard/contract/incident-analysis.ts';
import type { MakeAction } from '@tailboard/contract/actions.ts';

type Section = NonNullable<MakeAction['section']>;

const crewDoes: Section = { document: 'Reporting to OSHA', heading: 'What the crew does' };
const whenToReport: Section = {
  document: 'Reporting to OSHA',
  heading: 'What must be reported, and by when',
};
const recordable: Section = { document: 'Recordkeeping', heading: 'Is it recordable?' };
const stopWork = (document: string): Section => ({ document, heading: 'Stop work when' });
const goneWrong = (document: string): Section => ({ document, heading: 'If something goes wrong' });

/** The section of the safety library in which each recommendation of an analysis stands, by the code of its sentence. */
export const sectionsOfAdvice: Readonly<Record<string, Section>> = {
  'analysis.call-within-8-hours': whenToReport,
  'analysis.call-within-24-hours': whenToReport,
  'analysis.find-out-within-8-hours': whenToReport,
  'analysis.find-out-within-24-hours': whenToReport,
  'analysis.enter-on-log': recordable,
  'analysis.find-out-recordable': recordable,
  'analysis.call-911': crewDoes,
  'analysis.stop-work': crewDoes,
  'analysis.tell-supervisor': crewDoes,
  'analysis.check-nobody-hurt': crewDoes,
  'analysis.take-photos': crewDoes,
  'analysis.keep-files': crewDoes,
  'analysis.witnesses': crewDoes,
  'analysis.police-report': goneWrong('Driving safely'),
  'analysis.do.fall': stopWork('Fall protection'),
  'analysis.do.excavation': stopWork('Excavations and trenches'),
  'analysis.do.electrical': goneWrong('Electrical safety on site'),
  'analysis.do.crane': goneWrong('Cranes'),
  'analysis.do.fire': goneWrong('Fire prevention'),
  'analysis.do.utility': goneWrong('Excavations and trenches'),
  'analysis.do.substance': { document: 'Hazard communication', heading: 'Read the data sheet' },
  'analysis.do.confined-space': { document: 'Confined spaces', heading: 'Before anyone goes in' },
  'analysis.do.collapse': goneWrong('Demolition'),
  'analysis.do.caught': goneWrong('Lockout and tagout'),
  'analysis.do.tool': stopWork('Hand and power tools'),
  'analysis.do.heat': goneWrong('Heat'),
};

/** Sentences among the recommendations that say what is not to be done: nobody can be given them to do. */
const verdicts: ReadonlySet<string> = new Set([
  'analysis.no-call',
  'analysis.do-not-call',
  'analysis.not-recordable',
]);

/** What an analysis gives somebody to do, in English as the server says it, and the section of each; null: none is known. */
export function suggestedActions(
  analysis: Pick<IncidentAnalysis, 'recommendedActions' | 'sentences'>,
): { text: string; section: Section | null }[] {
  const codes = new Map(analysis.sentences.map(({ text, code }) => [text, code]));
  return analysis.recommendedActions.flatMap((text) => {
    const code = codes.get(text) ?? '';
    return verdicts.has(code) ? [] : [{ text, section: sectionsOfAdvice[code] ?? null }];
  });
}
