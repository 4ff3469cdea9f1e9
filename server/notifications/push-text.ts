import type { Notification } from '@tailboard/contract/notifications.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** What a phone's lock screen shows: whose claim and what happened, and nothing of what was written in it. */
export function pushText({ kind, facts, by }: Notification): { title: string; body: string } {
  const claim = facts.claimNumber ?? 'your claim';
  const who = by ?? 'Tailboard';
  switch (kind) {
    case 'claim-taken':
      return { title: 'Claim under review', body: `${who} is reviewing ${claim}.` };
    case 'claim-approved':
      return {
        title: 'Claim approved',
        body:
          facts.amount === undefined
            ? `${who} approved ${claim}.`
            : `${who} approved ${claim}: ${dollars.format(facts.amount)}.`,
      };
    case 'claim-rejected':
      return { title: 'Claim decided', body: `${who} decided ${claim}. Open it to see the reason.` };
    case 'claim-question':
      return { title: 'A question about your claim', body: `${who} asks about ${claim}.` };
    case 'claim-answered':
      return { title: 'Question answered', body: `${who} answered on ${claim}.` };
    case 'claim-contested':
      return { title: 'Claim contested', body: `${who} contests the decision on ${claim}.` };
    case 'claim-filed':
      return { title: 'New claim', body: `${who} filed ${claim}.` };
    case 'document-accepted':
      return { title: 'Document accepted', body: `${who} accepted a document of ${claim}.` };
    case 'document-unreadable':
      return { title: 'Document needed again', body: `${who} could not read a document of ${claim}.` };
    case 'incident-status':
      return { title: 'Incident updated', body: `${who} changed the status of your incident.` };
  }
}
