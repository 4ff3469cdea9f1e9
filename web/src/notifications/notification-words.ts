import type { Notification } from '@tailboard/contract/notifications.ts';
import { useLingui } from '@lingui/react/macro';
import { usePersonName } from '../auth/public.ts';
import { claimScreen, screens } from '../api/addresses.ts';
import { dollars } from '../language/dollars.ts';
import { useIncidentWords } from '../incidents/public.ts';

/** What happened, in a sentence; what was written with it; and where it is seen. */
export interface NotificationWords {
  sentence: string;
  detail: string | null;
  href: string;
}

export function useNotificationWords(): (notification: Notification) => NotificationWords {
  const { t } = useLingui();
  const nameOf = usePersonName();
  const words = useIncidentWords();
  return ({ kind, facts, by, byUsername, claimId, incidentId }) => {
    const who = by === null ? 'Tailboard' : nameOf(by, byUsername);
    const claim = facts.claimNumber ?? t`your claim`;
    const amount = facts.amount === undefined ? '' : dollars(facts.amount);
    const sentence = {
      'claim-taken': t`${who} is reviewing ${claim}`,
      'claim-approved': amount === '' ? t`${who} approved ${claim}` : t`${who} approved ${claim}: ${amount}`,
      'claim-rejected': t`${who} rejected ${claim}`,
      'claim-question': t`${who} asks about ${claim}`,
      'claim-answered': t`${who} answered on ${claim}`,
      'claim-contested': t`${who} contests the decision on ${claim}`,
      'claim-filed': t`${who} filed ${claim}`,
      'document-accepted': t`${who} accepted a document of ${claim}`,
      'document-unreadable': t`${who} could not read a document of ${claim}`,
      'incident-status': {
        open: t`${who} reopened your incident`,
        in_progress: t`${who} is working on your incident`,
        closed: t`${who} closed your incident`,
      }[facts.status === 'closed' ? 'closed' : facts.status === 'open' ? 'open' : 'in_progress'],
    }[kind];
    const about =
      kind === 'incident-status'
        ? facts.incidentType === undefined
          ? null
          : words.type(facts.incidentType)
        : null;
    const href =
      claimId !== null ? claimScreen(claimId) : incidentId !== null ? screens.incidents : screens.dashboard;
    return { sentence, detail: facts.text ?? about, href };
  };
}
