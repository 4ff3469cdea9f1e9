import { sentencesOfProblem } from '@tailboard/contract/problem-sentences.ts';
import type { Problem } from '@tailboard/contract/problems.ts';
import { translate, sentencesOf } from '../language/translate.ts';

/** The server answered, and the answer was no. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** What the server says about it, when it says it in our form. `problem.detail` is a sentence for the user. */
  readonly problem: Problem | undefined;

  /** `message` becomes the status, a colon and a space, then the body text or, when empty, the status text. */
  constructor(answer: { status: number; statusText: string }, body: string) {
    super(`${answer.status}: ${body || answer.statusText}`);
    this.status = answer.status;
    this.problem = readProblem(body);
  }
}

/** Nothing came back: no signal, a server that is down, or no answer in time. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  /** False when it was asked where the browser knew of no connection, or as that came or went. */
  readonly hadSignal: boolean;

  constructor(
    message: string,
    { hadSignal = true, ...options }: ErrorOptions & { hadSignal?: boolean } = {},
  ) {
    super(message, options);
    this.hadSignal = hadSignal;
  }
}

/** Whether there was a connection when this failed: only then has something gone wrong. */
export const hadSignalAt = (error: Error): boolean => !(error instanceof UnreachableError) || error.hadSignal;

/** The server checks its own answers against the contract, so what looks like a problem is one. */
function readProblem(body: string): Problem | undefined {
  try {
    const value: unknown = JSON.parse(body);
    const isProblem = typeof value === 'object' && value !== null && 'code' in value && 'detail' in value;
    return isProblem ? inTheirLanguage(value as Problem) : undefined;
  } catch {
    return undefined;
  }
}

function inTheirLanguage(problem: Problem): Problem {
  const { detail, errors, ...rest } = problem;
  const sentences = sentencesOf({ sentences: sentencesOfProblem(problem) });
  return {
    ...rest,
    detail: translate(detail, sentences),
    ...(errors && {
      errors: errors.map(({ field, message }) => ({ field, message: translate(message, sentences) })),
    }),
  };
}
