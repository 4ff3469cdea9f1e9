export { addFile, addMissingFiles, type NamedFile } from './add-files.ts';
export { pictureForModel } from './model-picture.ts';
export { receiveFile, type OneFile } from './receive-file.ts';
export { sendFile } from './serve-file.ts';
export { toMedia } from './store.ts';
export { mediaUploads } from './tables.ts';
export { thumbnailMaker } from './thumbnail.ts';
