import { actionSentences } from './actions.ts';
import { alertSentences } from './alerts.ts';
import { analysisSentences } from './analysis.ts';
import { briefingSentences } from './briefing.ts';
import { claimSentences } from './claims.ts';
import { digestSentences } from './digest.ts';
import { dutySentences } from './duties.ts';
import { estimateSentences } from './estimate.ts';
import { evidenceSentences } from './evidence.ts';
import { exportSentences } from './exports.ts';
import { fieldSentences } from './fields.ts';
import { generalSentences } from './general.ts';
import { incidentTypeSentences } from './incident-types.ts';
import { insightSentences } from './insights.ts';
import { problemSentences } from './problems.ts';
import { pushSentences } from './push.ts';
import { recordFormSentences } from './record-forms.ts';
import { recordsSentences } from './records.ts';
import { skySentences } from './sky.ts';
import { spokenSentences } from './spoken.ts';
import { statePlanSentences } from './state-plans.ts';
import { suggestionSentences } from './suggestions.ts';
import { talkRecordSentences } from './talks.ts';

/** Every sentence that the server says, by its code: English, as an ICU message. Its Spanish stands in es.po by the same code. */
export const englishSentences = {
  ...actionSentences,
  ...alertSentences,
  ...analysisSentences,
  ...briefingSentences,
  ...claimSentences,
  ...digestSentences,
  ...dutySentences,
  ...estimateSentences,
  ...evidenceSentences,
  ...exportSentences,
  ...fieldSentences,
  ...generalSentences,
  ...incidentTypeSentences,
  ...insightSentences,
  ...problemSentences,
  ...pushSentences,
  ...recordFormSentences,
  ...recordsSentences,
  ...skySentences,
  ...spokenSentences,
  ...statePlanSentences,
  ...suggestionSentences,
  ...talkRecordSentences,
} as const;

export type SentenceCode = keyof typeof englishSentences;

export const isSentenceCode = (code: string): code is SentenceCode => Object.hasOwn(englishSentences, code);
