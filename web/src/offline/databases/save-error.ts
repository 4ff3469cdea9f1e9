export type SaveErrorCode =
  | 'no-room'
  | 'storage-unavailable'
  | 'storage-silent'
  | 'file-unreadable'
  | 'other-person-unsent'
  | 'already-submitted'
  | 'not-on-device'
  | 'unknown';

const sentences: Readonly<Record<SaveErrorCode, string>> = {
  'no-room':
    'This phone has no room left for the app. Free some space, then save again. What you entered is still here.',
  'storage-unavailable':
    'This browser does not let the app keep data (private window or blocked storage). Open it in a normal window, then save again. What you entered is still here.',
  'storage-silent':
    'The storage of this phone does not answer. Close other windows of Tailboard, then save again. What you entered is still here.',
  'file-unreadable': 'This file could not be read. Choose it again or take a new photo.',
  'other-person-unsent':
    'Another person on this phone changed this record and it is not sent yet. It has to be sent before you can change it.',
  'already-submitted':
    'This report was already submitted, with other content. Open it under Incidents to change it. What you entered is still here.',
  'not-on-device': 'This record is not on this phone any more. Go back to the list and open it again.',
  unknown: 'This phone could not save it. Please try again. What you entered is still here.',
};

/** The device did not take what was to be saved. `message` is a sentence for the user; the caller keeps the form. */
export class DeviceSaveError extends Error {
  readonly code: SaveErrorCode;

  constructor(code: SaveErrorCode, cause?: unknown) {
    super(sentences[code], { cause });
    this.name = 'DeviceSaveError';
    this.code = code;
  }
}

const codesOfDomErrors: Readonly<Record<string, SaveErrorCode>> = {
  QuotaExceededError: 'no-room',
  SecurityError: 'storage-unavailable',
  InvalidStateError: 'storage-unavailable',
  VersionError: 'storage-unavailable',
  DatabaseSilentError: 'storage-silent',
  NotReadableError: 'file-unreadable',
  NotFoundError: 'file-unreadable',
  DataCloneError: 'file-unreadable',
};

/** Any failure of the device's storage as a DeviceSaveError. */
export function toSaveError(error: unknown): DeviceSaveError {
  if (error instanceof DeviceSaveError) return error;
  const name = nameOf(error);
  // An aborted transaction hides its reason in the cause: Chromium reports a full disk like that.
  const cause = error instanceof Error ? nameOf(error.cause) : '';
  const code =
    codesOfDomErrors[cause] ?? codesOfDomErrors[name] ?? (name === 'AbortError' ? 'no-room' : 'unknown');
  return new DeviceSaveError(code, error);
}

function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
}
