import { alertSentences } from './alerts.ts';
import { analysisSentences } from './analysis.ts';
import { briefingSentences } from './briefing.ts';
import { claimSentences } from './claims.ts';
import { estimateSentences } from './estimate.ts';
import { generalSentences } from './general.ts';
import { incidentTypeSentences } from './incident-types.ts';
import { skySentences } from './sky.ts';
import { suggestionSentences } from './suggestions.ts';

/** Every sentence that the server says, by its code: English, as an ICU message. Its Spanish stands in es.po by the same code. */
export const englishSentences = {
  ...alertSentences,
  ...analysisSentences,
  ...briefingSentences,
  ...claimSentences,
  ...estimateSentences,
  ...generalSentences,
  ...incidentTypeSentences,
  ...skySentences,
  ...suggestionSentences,
} as const;

export type SentenceCode = keyof typeof englishSentences;
