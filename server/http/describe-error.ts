/** An error for the log: what an operator needs to find it, without any input of users. */
export type DescribedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: DescribedError;
};

/** Maximum depth of causes. */
const DEEPEST_CAUSE = 4;

/**
 * Drizzle writes the parameters of a failed statement into its message: texts of reports, password hashes,
 * session tokens. The log gets the statement without them. The database quotes input in its message, detail
 * and context, so the log gets only the code, the routine and the constraint of its errors.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something else than an error was thrown', stack: '' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return {
    type: error.name,
    message: messageOf(error),
    stack: frames.join('\n'),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(error.cause === undefined || depth >= DEEPEST_CAUSE
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}

function messageOf(error: Error): string {
  const { params, severity, routine } = error as { params?: unknown; severity?: unknown; routine?: unknown };
  // Only errors of the database have a severity.
  if (typeof severity === 'string') return `The database refused it in ${String(routine)}`;
  return params === undefined ? error.message : error.message.replace(/\nparams:[\s\S]*$/, '');
}
