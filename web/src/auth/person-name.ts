import { useUser } from './session.ts';

interface Person {
  id: number | null;
  name: string;
  username?: string | undefined;
}

/**
 * How a person is named in lists and records: 'Lena Lead (lead)'. Everybody may change their name, nobody their username, so
 * that none passes for another. One's own name stands alone.
 */
export function usePersonName(): (person: Person) => string {
  const user = useUser();
  return ({ id, name, username }) =>
    username === undefined || id === user.id ? name : `${name} (${username})`;
}
