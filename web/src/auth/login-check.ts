import type { LoginForm } from '@tailboard/contract/auth.ts';

export interface LoginMistakes {
  username: boolean;
  password: boolean;
}

/** The same rule as `loginFormSchema` of the contract, without loading its library before the first screen. */
export const findMistakes = ({ username, password }: LoginForm): LoginMistakes => ({
  username: username.trim() === '',
  password: password === '',
});
