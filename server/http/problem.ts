import { problemCatalogue, type Problem, type ProblemCode } from '@tailboard/contract/problems.ts';
import { STATUS_CODES } from 'node:http';
import { inEnglish, say, type Said } from '../sentences/say.ts';

/** What is wrong with a field of the request: its dotted path, and what is said of it. */
export type FieldFault = { field: string; message: Said };

type ProblemOptions = {
  /** A more exact sentence for the user than the catalogue's. */
  detail?: Said;
  errors?: readonly FieldFault[];
  /** With 409: the record as the server has it. */
  current?: unknown;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** With 404: it exists, and whoever asks may not see it. Told to the security log alone. */
  hidden?: true;
  cause?: unknown;
};

/** Thrown wherever a request cannot be done; the one error handler turns it into application/problem+json. */
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

  /** What is said to the user. */
  get detail(): Said {
    return this.options.detail ?? say(`problem.${this.code}`);
  }

  toBody(requestId?: string): Problem {
    const { detail, errors, current, retryAfter } = this.options;
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
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(requestId === undefined ? {} : { requestId }),
      ...(detail === undefined && errors === undefined ? {} : { sentences }),
    };
  }
}

/** For anything that does not exist or must look as if it did not. */
export const notFound = () => new ProblemError('not-found');

/** For what exists and is answered as if it did not, because whoever asks may not see it: the security log tells. */
export const hidden = () => new ProblemError('not-found', { hidden: true });
