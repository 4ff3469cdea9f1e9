/**
 * Query keys of what is read from the device begin with this: they are asked again whenever the device says that
 * something on it changed.
 */
export const deviceKeys = {
  all: ['device'] as const,
  of: (userId: number, what: string) => ['device', userId, what] as const,
};
