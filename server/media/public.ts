export { addMissingFiles, type NamedFile } from './add-files.ts';
export { keepFiles } from './keep-files.ts';
export { readForm } from './read-form.ts';
export { stageFile } from './stage-file.ts';
export { mediaUploads } from './tables.ts';
