import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type {
  ClaimDocumentKey,
  ClaimStatus,
  DocumentStatus,
  ItemCategory,
} from '@tailboard/contract/claim-terms.ts';

const statuses: Readonly<Record<ClaimStatus, MessageDescriptor>> = {
  pending: msg`Pending`,
  under_review: msg`Under Review`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
};

const documents: Readonly<Record<ClaimDocumentKey, MessageDescriptor>> = {
  photos: msg`Photos of the damage`,
  'repair-estimate': msg`Repair estimate`,
  receipts: msg`Receipts or invoices`,
  'proof-of-ownership': msg`Proof of ownership`,
  'witness-statement': msg`Witness statement`,
  inventory: msg`List of what was damaged, with age and value`,
  'police-report': msg`Police report, for theft or vandalism`,
  'serial-plate': msg`Photo of the serial plate`,
  'maintenance-record': msg`Maintenance record`,
  'crash-report': msg`Crash report or its number`,
  'other-party-insurance': msg`Other party’s insurance card`,
  'drivers-license': msg`Driver’s license`,
  'scene-photos': msg`Photos of the scene and of all sides`,
  'towing-bill': msg`Towing bill`,
  'work-status-note': msg`Work-status note from the doctor`,
  'wage-statement': msg`Wage statement`,
  'medical-bill': msg`Medical bills`,
  'supervisor-report': msg`Supervisor’s report`,
};

const documentStatuses: Readonly<Record<DocumentStatus, MessageDescriptor>> = {
  needed: msg`Needed`,
  sent: msg`Sent`,
  accepted: msg`Accepted`,
  unreadable: msg`Unreadable`,
};

const categories: Readonly<Record<ItemCategory, MessageDescriptor>> = {
  'hand-and-power-tools': msg`Hand and power tools`,
  'generators-and-compressors': msg`Generators and compressors`,
  scaffolding: msg`Scaffolding`,
  'heavy-equipment': msg`Heavy equipment`,
  trucks: msg`Trucks`,
  computers: msg`Computers`,
  structures: msg`Structures`,
};

/** In the order in which they are offered. */
export const categoryChoices = Object.entries(categories) as [ItemCategory, MessageDescriptor][];

const find = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined => table[key];

/** Labels of claims in the user's language. An unknown value (of a newer server) is shown as it is. */
export function useClaimWords() {
  const { t } = useLingui();
  const say = (message: MessageDescriptor | undefined, otherwise: string) =>
    message ? t(message) : otherwise;
  return {
    status: (status: string) => say(find(statuses, status), status),
    /** As the claim's own page writes it: 'UNDER REVIEW'. */
    statusUpper: (status: string) => say(find(statuses, status), status.replaceAll('_', ' ')).toUpperCase(),
    document: (key: string) => say(find(documents, key), key),
    documentStatus: (status: string) => say(find(documentStatuses, status), status),
    category: (category: string) => say(find(categories, category), category),
  };
}
