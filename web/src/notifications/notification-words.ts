import type { Notification } from '@tailboard/contract/notifications.ts';
import { useLingui } from '@lingui/react/macro';
import { usePersonName } from '../auth/public.ts';
import { screenOfNotification } from '@tailboard/contract/notification-screen.ts';
import { clock, shortDay } from '../language/moments.ts';
import { decimal } from '../language/decimal.ts';
import { dollars } from '../language/dollars.ts';
import { translate } from '../language/translate.ts';
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
  return (notification) => {
    const { kind, facts, by, byUsername } = notification;
    const who = by === null ? 'Tailboard' : nameOf(by, byUsername);
    const claim = facts.claimNumber ?? t`your claim`;
    const amount = facts.amount === undefined ? '' : dollars(facts.amount);
    const crew = facts.crew ?? '';
    const hour = facts.dueAt === undefined ? '' : clock(facts.dueAt);
    const seenAt = clock(notification.at);
    const dueOn = facts.dueOn === undefined ? '' : shortDay(`${facts.dueOn}T12:00`);
    const duty = {
      'call-osha': { by: t`Call OSHA by ${hour}`, overdue: t`Overdue since ${hour}: call OSHA` },
      'record-case': {
        by: t`Record the case in the OSHA 300 log by ${hour}`,
        overdue: t`Overdue since ${hour}: record the case in the OSHA 300 log`,
      },
      'preserve-scene': {
        by: t`Keep the scene as it is until ${hour}`,
        overdue: t`The scene was to be kept until ${hour}`,
      },
    }[facts.duty ?? 'call-osha'];
    const year = String(facts.year ?? '');
    const yearDuty = {
      'post-summary': {
        by: t`Post the 300A of ${year} by ${dueOn}`,
        overdue: t`Overdue since ${dueOn}: post the 300A of ${year}`,
      },
      'file-electronically': {
        by: t`File ${year} with OSHA by ${dueOn}`,
        overdue: t`Overdue since ${dueOn}: file ${year} with OSHA`,
      },
    };
    const due = facts.yearDuty === undefined ? duty : yearDuty[facts.yearDuty];
    const reported = {
      incident: notification.quiet === true ? t`${who} reported an incident` : t`Serious incident`,
      'near-miss': notification.quiet === true ? t`${who} reported a near miss` : t`Serious near miss`,
      hazard: notification.quiet === true ? t`${who} reported a hazard` : t`Serious hazard`,
    }[facts.category ?? 'incident'];
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
      'incident-reported': facts.duty === 'call-osha' ? `${reported}. ${duty.by}` : reported,
      'incident-seen': t`${who} has seen your report, ${seenAt}`,
      'incident-comment': t`${who} commented on an incident`,
      'reply-to-reporter': t`${who} answered on your report`,
      'duty-due': facts.reminder === 'overdue' ? due.overdue : due.by,
      'action-assigned':
        facts.actionState === 'reopened'
          ? t`${who} opened your action again`
          : t`${who} gave you an action, due ${dueOn}`,
      'action-due':
        facts.reminder === 'overdue' ? t`An action is overdue since ${dueOn}` : t`An action is due ${dueOn}`,
      'action-done': t`${who} finished an action`,
      'observation-reported': t`A report without a name for crew ${crew}`,
      'hazard-nearby': t`A hazard was reported near your site`,
    }[kind];
    return { sentence, detail: facts.text ?? about(notification), href: screenOfNotification(notification) };
  };

  function hazardNearby({ hazard, category = 'hazard', ...facts }: Notification['facts']): string {
    const what = hazard === undefined ? words.category(category) : translate(hazard);
    const miles = decimal(facts.miles ?? 0, 1);
    return facts.miles === undefined ? what : [what, t`${miles} mi away`].join(' · ');
  }

  /** What else is known: the action, or the type, place and crew of the incident, or at least its number. */
  function about({ kind, facts, incidentId: id }: Notification): string | null {
    if (facts.actionTitle !== undefined) return facts.actionTitle;
    if (kind === 'hazard-nearby') return hazardNearby(facts);
    if (facts.yearDuty !== undefined) return facts.place ?? null;
    if (facts.incidentType === undefined) return id === null ? null : t`Incident #${id}`;
    const type = words.type(facts.incidentType);
    if (kind === 'incident-status' || kind === 'incident-seen') return type;
    const { place = '', crew } = facts;
    return [type, place, crew === undefined ? '' : t`Crew ${crew}`].filter((part) => part !== '').join(' · ');
  }
}
