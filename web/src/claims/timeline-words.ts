import { t } from '@lingui/core/macro';
import type { HistoryEntry } from '@tailboard/contract/history.ts';
import { dollars } from '../language/dollars.ts';

type Change = HistoryEntry['changes'][number];
type Words = { document: (key: string) => string; status: (status: string) => string };

/** What happened, in a few words after the name of who did it: 'filed the claim'. */
export function actionWords({ action }: Pick<HistoryEntry, 'action'>): string {
  switch (action) {
    case 'filed':
      return t`filed the claim`;
    case 'taken':
      return t`took it for review`;
    case 'asked':
      return t`asked a question`;
    case 'answered':
      return t`answered the question`;
    case 'approved':
      return t`approved the claim`;
    case 'rejected':
      return t`rejected the claim`;
    case 'contested':
      return t`contested the decision`;
    case 'changed':
      return t`changed the claim`;
    case 'estimated':
      return t`worked out the estimate again`;
    case 'document-sent':
    case 'document-added':
      return t`sent a document`;
    case 'document-accepted':
      return t`accepted a document`;
    case 'document-unreadable':
      return t`could not read a document`;
    default:
      return action.replaceAll(/[-_]/g, ' ');
  }
}

/** Fields with a user's text, shown as a quotation. */
const quoted: ReadonlySet<string> = new Set(['reason', 'question', 'answer', 'contestReason', 'note']);
/** Fields that the action or the figures above show already. */
const silent: ReadonlySet<string> = new Set([
  'status',
  'caseAgent',
  'aiCoveragePercentage',
  'aiReimbursementMin',
  'aiReimbursementMax',
  'estimate',
  'updatedAt',
  'completionDate',
]);

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The user's text of an entry. */
export function quotesOf({ changes }: Pick<HistoryEntry, 'changes'>): string[] {
  return changes
    .filter(({ field }) => quoted.has(field))
    .map(({ to }) => text(to))
    .filter(Boolean);
}

/** The other changes, one line each. */
export function changeLines({ changes }: Pick<HistoryEntry, 'changes'>, words: Words): string[] {
  return changes
    .filter(({ field }) => !quoted.has(field) && !silent.has(field))
    .map((change) => lineOf(change, words))
    .filter(Boolean);
}

function lineOf({ field, from, to }: Change, words: Words): string {
  switch (field) {
    case 'requestedReimbursement':
      return moved(t`Requested amount`, money(from), money(to));
    case 'approvedReimbursement':
      return moved(t`Approved amount`, money(from), money(to));
    case 'description':
      return t`Description changed`;
    case 'facts':
      return t`Facts changed`;
    case 'document':
    case 'documentKey':
    case 'key':
      return words.document(text(to ?? from));
    case 'file':
    case 'fileName':
      return text(to);
    default:
      return text(to) === '' ? '' : `${field}: ${text(to)}`;
  }
}

const money = (value: unknown) => (typeof value === 'number' ? dollars(value) : '');

function moved(name: string, from: string, to: string): string {
  if (from === '' && to === '') return '';
  if (from === '') return `${name}: ${to}`;
  return to === '' ? t`${name}: ${from}, now left open` : t`${name}: from ${from} to ${to}`;
}
