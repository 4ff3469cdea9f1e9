import type { Config } from '../config.ts';

/** Whether the operator demands a second factor of people of that role. */
export const needsSecondFactor = ({ secondFactorFor }: Config['signIn'], role: string): boolean =>
  secondFactorFor === 'everybody' || (secondFactorFor === 'admins' && role === 'admin');
