/**
 * How a person is named where others read it: 'Lena Lead (lead)'. Everybody may change their name, nobody their username, so
 * that none passes for another. What older servers wrote names no username.
 */
export const nameWithUsername = (name: string, username: string | null | undefined): string =>
  username == null ? name : `${name} (${username})`;
