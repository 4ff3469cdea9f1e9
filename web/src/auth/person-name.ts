import { nameWithUsername } from '@tailboard/contract/person-name.ts';
import { useUser } from './session.ts';

/** How a person is named in lists and records: 'Lena Lead (lead)', so that no name can be taken over. One's own stands alone. */
export function usePersonName(): (name: string, username: string | null | undefined) => string {
  const user = useUser();
  return (name, username) => (username === user.username ? name : nameWithUsername(name, username));
}
