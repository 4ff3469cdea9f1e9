import { t } from '@lingui/core/macro';
import type { ClaimEntry } from '../offline/public.ts';

/** What a claim is called: its number, and until it has one, that it is not sent. */
export const claimTitle = ({ claimNumber }: Pick<ClaimEntry, 'claimNumber'>): string =>
  claimNumber ?? t`Not sent yet`;
