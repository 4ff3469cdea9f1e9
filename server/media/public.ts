export { addFile, addMissingFiles, type NamedFile } from './add-files.ts';
export { discardBody } from './discard-body.ts';
export { toFileName } from './file-name.ts';
export { keepFiles } from './keep-files.ts';
export { rawFileBody, takeRawBodies } from './raw-body.ts';
export { readForm } from './read-form.ts';
export { receiveFile } from './receive-file.ts';
export { stageFile } from './stage-file.ts';
export { mediaUploads } from './tables.ts';
