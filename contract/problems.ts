import { z } from 'zod';
import { sentencesSchema } from './sentence.ts';

/**
 * The one catalogue of errors. Each row is a stable code, its HTTP status and the sentence shown to the user.
 * A code is never reused for another meaning. `detail` may be replaced by a more exact sentence when thrown, one of
 * sentences/problems.ts.
 */
export const problemCatalogue = {
  'invalid-input': { status: 400, detail: 'Some of what was sent is not valid. See the fields named below.' },
  'malformed-json': { status: 400, detail: 'The request is not readable JSON.' },
  'empty-document': { status: 400, detail: 'This file is empty. Nothing was added.' },
  'no-documents-selected': {
    status: 400,
    detail: 'No Documents Selected - Please select at least one OSHA document to chat with.',
  },
  'unknown-documents': {
    status: 400,
    detail: 'Some of the selected documents do not exist or are no longer offered.',
  },
  'malformed-upload': {
    status: 400,
    detail: 'The upload ended early or could not be read. Please send it again.',
  },
  'not-signed-in': { status: 401, detail: 'Please sign in.' },
  'wrong-credentials': { status: 401, detail: 'Invalid username or password. Please try again.' },
  'code-required': { status: 401, detail: 'Enter the code of your authenticator app.' },
  'wrong-code': { status: 401, detail: 'This code is not right. Enter the newest one.' },
  'code-too-late': { status: 401, detail: 'This sign-in took too long. Start again with your password.' },
  'passkey-refused': { status: 401, detail: 'This passkey was not accepted. Sign in with your password.' },
  'wrong-password': { status: 403, detail: 'This is not your current password.' },
  'confirm-password': { status: 403, detail: 'Enter your password to confirm that it is you.' },
  'password-change-required': { status: 403, detail: 'Choose a password of your own first.' },
  'second-factor-required': {
    status: 403,
    detail: 'Administrators need a passkey or an authenticator app here. Set one up, or sign in with it.',
  },
  'cross-site': { status: 403, detail: 'This request came from another site and was refused.' },
  'needs-https': { status: 403, detail: 'Use the https:// address.' },
  'not-allowed': { status: 403, detail: 'Your role does not allow this.' },
  'own-claim': {
    status: 403,
    detail: 'Nobody decides their own claim. Another supervisor or an administrator does.',
  },
  'other-user-signed-in': {
    status: 403,
    detail: 'These records belong to another person. Sign in as that person to send them.',
  },
  'not-found': { status: 404, detail: 'This does not exist or you do not have permission to see it.' },
  'method-not-allowed': { status: 405, detail: 'This address does not take that kind of request.' },
  'client-ref-conflict': {
    status: 409,
    detail: 'A record with this reference was already received with other content. It was not overwritten.',
  },
  'changed-meanwhile': {
    status: 409,
    detail: 'Somebody changed this record after you opened it. Compare both versions and save again.',
  },
  'claim-exists': {
    status: 409,
    detail: 'There already is a claim on this incident. File another one only if it is for something else.',
  },
  'claim-decided': { status: 409, detail: 'This claim has already been decided.' },
  'case-exists': { status: 409, detail: 'There already is a case of this person and this incident.' },
  'document-exists': { status: 409, detail: 'This file is among the documents already.' },
  'username-taken': { status: 409, detail: 'This username is already in use.' },
  'email-taken': { status: 409, detail: 'This e-mail address is already in use.' },
  'too-large': { status: 413, detail: 'This is too large.' },
  'file-too-large': { status: 413, detail: 'This file is larger than 10 MB.' },
  'document-too-large': { status: 413, detail: 'This document is larger than 25 MB.' },
  'unsupported-type': { status: 415, detail: 'This kind of content is not accepted here.' },
  'unsupported-file-type': {
    status: 415,
    detail: 'Only photos (JPEG, PNG, WebP, HEIC, GIF) and videos (MP4, MOV, WebM) are accepted.',
  },
  'unsupported-document-type': {
    status: 415,
    detail: 'Only PDF, Word (DOCX), Markdown and plain text are taken.',
  },
  'not-a-picture': {
    status: 415,
    detail: 'This is not a picture that can be read. Use JPEG, PNG, WebP or GIF.',
  },
  'unsupported-audio-type': {
    status: 415,
    detail: 'Only recordings (WebM, MP4, Ogg, WAV, MP3, FLAC) are accepted.',
  },
  'no-such-part': {
    status: 416,
    detail: 'The file has no such part. It may be asked for whole.',
  },
  'facts-contradict': {
    status: 422,
    detail: 'These answers do not fit together. If they are right, confirm them.',
  },
  'open-actions': {
    status: 422,
    detail: 'Every action of this incident must be verified or rejected before it is closed.',
  },
  'investigation-missing': {
    status: 422,
    detail: 'The investigation of this incident must be done before it is closed.',
  },
  'filing-refused': {
    status: 422,
    detail: 'OSHA would refuse this file. Mend the fields named below, or take it out anyway.',
  },
  'forbidden-status-change': { status: 422, detail: 'The status cannot change in this way.' },
  'forbidden-state-change': { status: 422, detail: 'This action cannot change in this way.' },
  'evidence-required': { status: 422, detail: 'Say what was done, or add a photo of it.' },
  'not-your-own-work': {
    status: 422,
    detail: 'Nobody verifies their own work. Somebody else has to look at it.',
  },
  'assignee-not-of-crew': { status: 422, detail: 'This person is not in your crew.' },
  'assignee-not-active': { status: 422, detail: 'This person does not work here any more.' },
  'action-over': { status: 422, detail: 'This action is finished and can no longer be changed.' },
  'code-app-exists': { status: 409, detail: 'An authenticator app is already set up. Remove it first.' },
  'file-differs': {
    status: 422,
    detail: 'These are not the bytes that the phone recorded when the file was taken. Nothing was added.',
  },
  'too-many-files': { status: 422, detail: 'A report holds at most 20 files.' },
  'reason-required': { status: 422, detail: 'An amount that differs from the request needs a reason.' },
  'library-document': {
    status: 422,
    detail:
      'This document came with Tailboard and is kept up to date with it. Retire it and add your own instead.',
  },
  'claim-closed': { status: 422, detail: 'This claim is decided and can no longer be changed.' },
  'no-open-question': { status: 422, detail: 'No question on this claim is waiting for an answer.' },
  'talk-not-read': { status: 422, detail: 'The talk has to be read before it can be closed.' },
  'talk-answers-wrong': { status: 422, detail: 'Both check questions need the answer of the document.' },
  'talk-not-signed': {
    status: 422,
    detail:
      'A talk can be closed when everybody on its list has signed or is excused, and somebody was present.',
  },
  'talk-person-twice': { status: 422, detail: 'Somebody is on the list of this talk twice.' },
  'talk-not-of-crew': { status: 422, detail: 'Somebody on the list of this talk is not in your crew.' },
  'talk-times': { status: 422, detail: 'The times of this talk cannot be right.' },
  'talk-topic-unknown': { status: 422, detail: 'There is no toolbox talk about this document.' },
  'last-admin': { status: 422, detail: 'At least one active administrator must remain.' },
  'too-many-requests': { status: 429, detail: 'Too many requests. Please wait a little and try again.' },
  'day-is-full': {
    status: 429,
    detail:
      'You have added as many files as one person may in a day. What waits on your device stays there and is sent tomorrow.',
  },
  'too-many-sign-ins': {
    status: 429,
    detail: 'Too many failed attempts to sign in. Please wait a few minutes and try again.',
  },
  internal: {
    status: 500,
    detail: 'Something went wrong on our side. What you entered is kept; please try again.',
  },
  'no-voice': { status: 501, detail: 'This server has no voice of its own.' },
  'no-filing': {
    status: 501,
    detail: 'This server does not file with OSHA by itself. Take the files out and upload them there.',
  },
  'osha-out-of-reach': {
    status: 503,
    detail: 'OSHA did not take it. Nothing counts as filed. Try again later, or upload the files there.',
  },
  'no-transcription': { status: 501, detail: 'This server cannot write down what is said.' },
  'database-out-of-reach': {
    status: 503,
    detail: 'The records cannot be reached right now. What you entered is kept; please try again shortly.',
  },
  'storage-out-of-reach': {
    status: 503,
    detail: 'The files cannot be reached right now. What you entered is kept; please try again shortly.',
  },
  'single-sign-on-out-of-reach': {
    status: 503,
    detail: 'The company sign-in cannot be reached right now. Try again, or use your password.',
  },
  unavailable: { status: 503, detail: 'The service is not available right now. Please try again shortly.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ProblemCode = keyof typeof problemCatalogue;
export const problemCodes = Object.keys(problemCatalogue) as [ProblemCode, ...ProblemCode[]];

export const fieldErrorSchema = z.object({
  /** Dotted path of the field in the request, e.g. `date` or `records.3.record.date`. */
  field: z.string(),
  message: z.string(),
});

/** RFC 9457 problem details as every error of the API has them. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  detail: z.string(),
  /** Every field that is wrong, not only the first. */
  errors: z.array(fieldErrorSchema).optional(),
  /** With 409: the record as the server has it. */
  current: z.unknown().optional(),
  /** With a change of state that is not possible: the states that are. */
  allowed: z.array(z.string()).optional(),
  /** With 429 and 503: seconds to wait, as in the Retry-After header. */
  retryAfter: z.number().optional(),
  requestId: z.string().optional(),
  /** Of `detail` and of what is said of each field. Left out where all that is said is the catalogue's sentence of `code`. */
  sentences: sentencesSchema.unwrap().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
export type FieldError = z.infer<typeof fieldErrorSchema>;
