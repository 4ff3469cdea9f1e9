export { addFile, addMissingFiles, type NamedFile } from './add-files.ts';
export { pictureForModel } from './model-picture.ts';
export { receiveFile } from './receive-file.ts';
export { mediaUploads } from './tables.ts';
