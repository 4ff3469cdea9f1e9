/** An error as it goes to the log: what an operator needs to find it, and nothing of what people have sent. */
export type DescribedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: DescribedError;
};

/** How many causes of causes are described. */
const DEEPEST_CAUSE = 4;

/**
 * Drizzle writes a failed statement's parameters into its message: texts of reports, hashes of passwords, tokens of sessions.
 * The statement is kept, the parameters are not. The database quotes what it was sent in its message, detail, context: of
 * an error of its own, only the code, the routine and the constraint are kept.
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
  // Only an answer of the database has a severity.
  if (typeof severity === 'string') return `The database refused it in ${String(routine)}`;
  return params === undefined ? error.message : error.message.replace(/\nparams:[\s\S]*$/, '');
}
