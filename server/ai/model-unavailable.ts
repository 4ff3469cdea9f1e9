/** Why a model gave no answer that can be used. None of it is for the user: the built-in engine answers instead. */
export type UnavailableReason =
  | 'not-configured'
  /** This person has asked too often within a minute. */
  | 'limit'
  /** The endpoint failed lately and is left alone for a while, or has too much to do. */
  | 'resting'
  | 'busy'
  /** The connection failed, or the server did (5xx). */
  | 'unreachable'
  /** The budget was used up. */
  | 'too-slow'
  /** The caller went away. */
  | 'cancelled'
  /** The server or the model does not want to: wrong key, no such model, quota, a refusal. */
  | 'refused'
  /** What came cannot be used: no JSON, not the schema, cut short, too long. */
  | 'wrong-answer';

/**
 * Thrown by everything of `Models`. Its message names the function, the reason and the HTTP status. What the provider or the
 * SDK says is left out, `cause` too: it may hold the key and what people have written, and errors go to the log.
 */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';
  readonly reason: UnavailableReason;
  readonly status: number | null;

  constructor(of: string, reason: UnavailableReason, status: number | null = null) {
    super(`No answer of the model for ${of}: ${reason}${status === null ? '' : ` (${status})`}`);
    this.reason = reason;
    this.status = status;
  }
}
