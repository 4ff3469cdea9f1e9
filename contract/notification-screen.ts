import type { Notification } from './notifications.ts';

/** The record that a notification is about, opened: for the bell, a push message and an e-mail. */
export function screenOfNotification({
  kind,
  claimId,
  incidentId,
  actionId,
  facts,
}: Pick<Notification, 'kind' | 'claimId' | 'incidentId' | 'actionId' | 'facts'>): string {
  if (claimId !== null) return `/claims/${claimId}`;
  if (kind === 'observation-reported') return '/observations';
  if (facts.yearDuty !== undefined) return '/recordkeeping';
  if (kind === 'hazard-nearby') return '/daily-briefing';
  if (actionId !== null && actionId !== undefined) return `/actions/${actionId}`;
  return incidentId === null ? '/dashboard' : `/incidents/${incidentId}`;
}
