import type { Notification, PushLanguage } from '@tailboard/contract/notifications.ts';
import { nameWithUsername } from '@tailboard/contract/person-name.ts';
import { say, type Said } from '../sentences/say.ts';
import { write } from '../sentences/write.ts';

const moneyIn = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const money = { en: moneyIn('en-US'), es: moneyIn('es-US') };

/** What a phone's lock screen shows: whose claim and what happened, and nothing of what was written in it. */
export function pushText(
  notification: Notification,
  language: PushLanguage,
): { title: string; body: string } {
  return {
    title: write(say(`push.${notification.kind}.title`), language),
    body: write(bodyOf(notification, language), language),
  };
}

function bodyOf({ kind, facts, by, byUsername }: Notification, language: PushLanguage): Said {
  const who = by === null ? 'Tailboard' : nameWithUsername(by, byUsername);
  if (kind === 'incident-status') return say('push.incident-status.body', { who });
  const claim = facts.claimNumber ?? say('push.your-claim');
  if (kind === 'claim-approved' && facts.amount !== undefined)
    return say('push.claim-approved.with-amount', {
      who,
      claim,
      amount: money[language].format(facts.amount),
    });
  return say(`push.${kind}.body`, { who, claim });
}
