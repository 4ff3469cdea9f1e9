import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { answersOf, timesOf } from '@tailboard/answers/incidents/answers-of.ts';
import type { Coded } from '@tailboard/answers/incidents/coded.ts';
import { judgeIncident } from '@tailboard/answers/incidents/judge.ts';
import { stateOfText } from '@tailboard/answers/incidents/state-of-place.ts';
import { statePlanWords } from '@tailboard/answers/incidents/state-plans.ts';
import { recommendActions } from '@tailboard/answers/incidents/recommended-actions.ts';
import type { FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { AskedFact } from '@tailboard/contract/incident-facts.ts';
import type { Sentence, WrittenSentence } from '@tailboard/contract/sentence.ts';
import { analysisSentences } from '@tailboard/contract/sentences/analysis.ts';
import { generalSentences } from '@tailboard/contract/sentences/general.ts';
import { statePlanSentences } from '@tailboard/contract/sentences/state-plans.ts';
import type { FactAnswers, ReportText, Said, ShownVerdict } from './shown-verdict.ts';

const english = setupI18n({ locale: 'en', messages: { en: {} } });
const messages: Readonly<Record<string, string>> = {
  ...analysisSentences,
  ...generalSentences,
  ...statePlanSentences,
};

/** The server's judgement without the server: the same code, in the same sentences. Milliseconds. */
export function judgeOnPhone(report: ReportText, { facts, people = [], date, eventAt }: Said): ShownVerdict {
  const times = date && eventAt ? timesOf({ date: new Date(date), eventAt: new Date(eventAt) }) : {};
  const judgement = judgeIncident(report, answersOf(saidIn(facts), people), times);
  const { reading, severity, potentialSeverity, recordable, report: osha } = judgement;
  const said = new Map<string, WrittenSentence>();
  const say = (coded: Coded): string => {
    const text = inEnglish(coded);
    said.set(text, { text, ...asSentence(coded) });
    return text;
  };
  return {
    severity,
    potentialSeverity,
    facts: reading.facts,
    recommendedActions: recommendActions(judgement, report.mediaCount).map(say),
    reportToOsha: {
      ...osha,
      reason: say(osha.reason),
      exemptions: osha.exemptions.map(say),
      questions: osha.questions.map(say),
    },
    recordable: {
      ...recordable,
      reason: say(recordable.reason),
      questions: recordable.questions.map(say),
    },
    statePlan: statePlanOf(report.location, say),
    hazards: reading.hazards.map((hazard) => say({ code: `hazard.${hazard}` })),
    sentences: [...said.values()],
  };
}

/** Of a call to OSHA. Its hour is the server's to say. */
function statePlanOf(location: string, say: (coded: Coded) => string): ShownVerdict['statePlan'] {
  const state = stateOfText(location);
  return state === null ? null : { state, words: statePlanWords(state, 'call-osha').map(say), by: null };
}

const saidIn = (facts: FactAnswers) =>
  (Object.entries(facts) as [AskedFact, FactValue][]).map(([fact, value]) => ({ fact, value }));

function inEnglish({ code, values = {} }: Coded): string {
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? inEnglish(value) : value,
  ]);
  // The type knows of texts that are not compiled only.
  const message = compileMessage(messages[code] ?? '') as unknown as string;
  return english._({
    id: code,
    message,
    values: Object.fromEntries(filled) as Record<string, string | number>,
  });
}

function asSentence({ code, values = {} }: Coded): Sentence {
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? asSentence(value) : value,
  ]);
  return filled.length === 0 ? { code } : { code, values: Object.fromEntries(filled) as Sentence['values'] };
}
