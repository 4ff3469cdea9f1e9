import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { SafetyDocument } from '@tailboard/contract/documents.ts';

/** How binding a document is. */
export const kindWords: Readonly<Record<SafetyDocument['kind'], MessageDescriptor>> = {
  law: msg`Law`,
  guidance: msg`Guidance`,
  'company-rule': msg`Company rule`,
};

/** A day written YYYY-MM-DD as a moment of this phone's calendar: midnight in London is yesterday in Dallas. */
export const atMidnight = (day: string): string => `${day}T00:00`;

const LONGEST_LABEL = 20;
const KEPT_OF_LABEL = 17;

/** The words on a chip: at most 20 characters, longer ones cut to 17 and three dots. */
export const chipLabel = (words: string): string =>
  words.length > LONGEST_LABEL ? `${words.slice(0, KEPT_OF_LABEL)}...` : words;
