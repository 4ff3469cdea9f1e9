/** Name of the unique constraint that an error of either engine speaks of. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
  return cause?.code === '23505' ? cause.constraint : undefined;
}
