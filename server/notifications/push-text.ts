import type { Notification } from '@tailboard/contract/notifications.ts';
import { incidentTypes } from '@tailboard/contract/incident-terms.ts';
import { nameWithUsername } from '@tailboard/contract/person-name.ts';
import { isSentenceCode } from '@tailboard/contract/sentences/all.ts';
import { say, sayCoded, type Said } from '../sentences/say.ts';
import { write } from '../sentences/write.ts';
import { dayInWords, hourInZone, type Reader } from './local-time.ts';

const moneyIn = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const money = { en: moneyIn('en-US'), es: moneyIn('es-US') };

/**
 * What a phone's lock screen and the subject of an e-mail show: whose record and what happened, and nothing of what was written in
 * it nor of who is hurt and how.
 */
export function pushText(notification: Notification, reader: Reader): { title: string; body: string } {
  return {
    title: write(titleOf(notification, reader), reader.language),
    body: write(bodyOf(notification, reader), reader.language),
  };
}

function titleOf({ kind, facts }: Notification, reader: Reader): Said {
  const { category = 'incident', duty, reminder = 'started', dueAt, actionState } = facts;
  const hour = dueAt === undefined ? '' : hourInZone(dueAt, reader);
  if (kind === 'incident-reported') {
    const what = say(`push.incident-reported.${category}`);
    return duty === 'call-osha' ? say('push.incident-reported.call-osha', { what, hour }) : what;
  }
  if (kind === 'duty-due' && facts.yearDuty !== undefined) {
    const what = say(`push.year-duty.${facts.yearDuty}`, {
      year: String(facts.year ?? ''),
      day: facts.dueOn === undefined ? '' : dayInWords(facts.dueOn, reader),
    });
    return reminder === 'overdue' ? say('push.year-duty.overdue', { what }) : what;
  }
  if (kind === 'duty-due' && duty !== undefined) {
    const what = say(`push.duty.${duty}`);
    return say(reminder === 'overdue' ? 'push.duty-due.overdue' : 'push.duty-due.by', { what, hour });
  }
  if (kind === 'action-due' && reminder === 'overdue') return say('push.action-due.overdue');
  if (kind === 'action-assigned' && actionState === 'reopened') return say('push.action-assigned.reopened');
  return say(`push.${kind}.title`);
}

function bodyOf(notification: Notification, reader: Reader): Said {
  const { kind, facts, by, byUsername } = notification;
  const who = by === null ? 'Tailboard' : nameWithUsername(by, byUsername);
  switch (kind) {
    case 'incident-reported':
      return aboutIncident(notification, reader);
    case 'duty-due':
      if (facts.yearDuty !== undefined) return say('push.year-duty.body', { place: facts.place ?? '' });
      return aboutIncident(notification, reader);
    case 'incident-status':
    case 'incident-comment':
    case 'reply-to-reporter':
    case 'action-done':
      return say(`push.${kind}.body`, { who });
    case 'incident-seen':
      return say('push.incident-seen.body', { who, hour: hourInZone(notification.at, reader) });
    case 'action-assigned':
    case 'action-due': {
      const day = facts.dueOn === undefined ? '' : dayInWords(facts.dueOn, reader);
      return kind === 'action-due'
        ? say('push.action-due.body', { day })
        : say('push.action-assigned.body', { who, day });
    }
    case 'observation-reported':
      return say('push.observation-reported.body', { crew: facts.crew ?? '' });
    case 'hazard-nearby':
      return hazardNearby(facts);
    case 'claim-approved':
      if (facts.amount !== undefined) {
        const [claim, amount] = [claimOf(facts), money[reader.language].format(facts.amount)];
        return say('push.claim-approved.with-amount', { who, claim, amount });
      }
      return say('push.claim-approved.body', { who, claim: claimOf(facts) });
    case 'claim-taken':
    case 'claim-rejected':
    case 'claim-question':
    case 'claim-answered':
    case 'claim-contested':
    case 'claim-filed':
    case 'document-accepted':
    case 'document-unreadable':
      return say(`push.${kind}.body`, { who, claim: claimOf(facts) });
  }
}

/** Kind and distance; without a known kind the kind of report. */
function hazardNearby({ hazard, category = 'hazard', miles = 0 }: Notification['facts']): Said {
  const code = `hazard.${hazard}`;
  const what = isSentenceCode(code) ? sayCoded({ code }) : say(`category.${category}`);
  return miles < 0.1
    ? say('push.hazard-nearby.here', { what })
    : say('push.hazard-nearby.body', { what, miles: miles.toFixed(1) });
}

const claimOf = (facts: Notification['facts']) => facts.claimNumber ?? say('push.your-claim');

function aboutIncident({ facts }: Notification, reader: Reader): Said {
  const { place = '', crew, happenedAt } = facts;
  const type = say(`incident-type.${incidentTypes.find((one) => one === facts.incidentType) ?? 'Other'}`);
  const hour = happenedAt === undefined ? '' : hourInZone(happenedAt, reader);
  return crew === undefined
    ? say('push.incident.about', { type, place, hour })
    : say('push.incident.about-of-crew', { type, place, crew, hour });
}
