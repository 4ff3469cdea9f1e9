import {
  problemCatalogue,
  type FieldError,
  type Problem,
  type ProblemCode,
} from '@tailboard/contract/problems.ts';
import { STATUS_CODES } from 'node:http';

type ProblemOptions = {
  /** A more exact sentence for the user than the catalogue's. */
  detail?: string;
  errors?: FieldError[];
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
    super(options.detail ?? problemCatalogue[code].detail, { cause: options.cause });
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return problemCatalogue[this.code].status;
  }

  toBody(requestId?: string): Problem {
    const { errors, current, retryAfter } = this.options;
    return {
      type: `about:blank#${this.code}`,
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      code: this.code,
      detail: this.message,
      ...(errors === undefined ? {} : { errors }),
      ...(current === undefined ? {} : { current }),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(requestId === undefined ? {} : { requestId }),
    };
  }
}

/** For anything that does not exist or must look as if it did not. */
export const notFound = () => new ProblemError('not-found');

/** For what exists and is answered as if it did not, because whoever asks may not see it: the security log tells. */
export const hidden = () => new ProblemError('not-found', { hidden: true });
