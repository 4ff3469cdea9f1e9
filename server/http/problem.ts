import { problemCatalogue, type Problem, type ProblemCode } from '@tailboard/contract/problems.ts';
import { STATUS_CODES } from 'node:http';
import { inEnglish, say, type Said } from '../sentences/say.ts';

/** What is wrong with a field of the request: its dotted path, and what is said of it. */
export type FieldFault = { field: string; message: Said };

type ProblemOptions = {
  /** A more exact sentence than that of the catalogue. */
  detail?: Said;
  errors?: readonly FieldFault[];
  /** With 409: the current record on the server. */
  current?: unknown;
  /** With a change of state that is not possible: the states that are. */
  allowed?: readonly string[];
  /** Seconds to wait before a retry. */
  retryAfter?: number;
  /** With 404: it exists, but the caller may not see it. Only the security log shows this. */
  hidden?: true;
  cause?: unknown;
};

/** A refused request. The error handler sends it as application/problem+json. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly options: ProblemOptions;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.detail?.text ?? problemCatalogue[code].detail, { cause: options.cause });
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return problemCatalogue[this.code].status;
  }

  /** The sentence for the user. */
  get detail(): Said {
    return this.options.detail ?? say(`problem.${this.code}`);
  }

  toBody(requestId?: string): Problem {
    const { detail, errors, current, allowed, retryAfter } = this.options;
    const { sentences, ...said } = inEnglish<Pick<Problem, 'detail' | 'errors'>>({
      detail: this.detail,
      ...(errors === undefined ? {} : { errors }),
    });
    return {
      type: `about:blank#${this.code}`,
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      code: this.code,
      ...said,
      ...(current === undefined ? {} : { current }),
      ...(allowed === undefined ? {} : { allowed: [...allowed] }),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(requestId === undefined ? {} : { requestId }),
      ...(detail === undefined && errors === undefined ? {} : { sentences }),
    };
  }
}

/** For anything that does not exist. */
export const notFound = () => new ProblemError('not-found');

/** For anything that exists but that the caller may not see: a 404, and a line in the security log. */
export const hidden = () => new ProblemError('not-found', { hidden: true });
