import { alertSentences } from './alerts.ts';
import { analysisSentences } from './analysis.ts';
import { briefingSentences } from './briefing.ts';
import { generalSentences } from './general.ts';
import { incidentTypeSentences } from './incident-types.ts';
import { skySentences } from './sky.ts';

/** Every sentence that the server says, by its code: English, as an ICU message. Its Spanish stands in es.po by the same code. */
export const englishSentences = {
  ...alertSentences,
  ...analysisSentences,
  ...briefingSentences,
  ...generalSentences,
  ...incidentTypeSentences,
  ...skySentences,
} as const;

export type SentenceCode = keyof typeof englishSentences;
