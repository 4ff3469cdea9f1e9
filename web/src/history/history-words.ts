import { t } from '@lingui/core/macro';
import type { HistoryEntry } from '@tailboard/contract/history.ts';

/** What happened, as a short sentence without its subject: 'Incident reported'. */
export function happened({ subject, action }: Pick<HistoryEntry, 'subject' | 'action'>): string {
  const known = words()[`${subject} ${action}`] ?? words()[action];
  return known ?? `${subject}: ${action.replaceAll(/[-_.]/g, ' ')}`;
}

const words = (): Readonly<Record<string, string>> => ({
  'incident reported': t`Incident reported`,
  'incident changed': t`Incident changed`,
  'incident facts-answered': t`Facts of an incident answered`,
  'incident osha-called': t`OSHA called`,
  'incident duty-done': t`Legal duty done`,
  'incident seen': t`Incident seen by a supervisor`,
  'incident file-added': t`File added to an incident`,
  'claim filed': t`Claim filed`,
  'claim taken': t`Claim taken for review`,
  'claim asked': t`Question about a claim`,
  'claim answered': t`Question answered`,
  'claim approved': t`Claim approved`,
  'claim rejected': t`Claim rejected`,
  'claim contested': t`Decision contested`,
  'claim changed': t`Claim changed`,
  'claim estimated': t`Estimate worked out again`,
  'claim document-sent': t`Document sent`,
  'claim document-accepted': t`Document accepted`,
  'claim document-unreadable': t`Document could not be read`,
  'user signed-in': t`Signed in`,
  'user added': t`Account created`,
  'user access-changed': t`Access changed`,
  'user password-changed': t`New password`,
  'user sessions-ended': t`Signed out of other devices`,
  'user passkey-added': t`Passkey added`,
  'user passkey-removed': t`Passkey removed`,
  'user code-app-added': t`Authenticator app turned on`,
  'user code-app-removed': t`Authenticator app removed`,
  'user second-factor-removed': t`Passkeys and app taken away`,
  'user profile-changed': t`Profile changed`,
  'policy set': t`Policy settings changed`,
  'talk closed': t`Toolbox talk held`,
  'action added': t`Action added`,
  'action changed': t`Action changed`,
  'action file-added': t`Photo added to an action`,
  'action in-progress': t`Action started`,
  'action done': t`Action done`,
  'action verified': t`Action verified`,
  'action reopened': t`Action reopened`,
  'action rejected': t`Action rejected`,
  'talk.closed': t`Toolbox talk held`,
});
