export { mediaUploads } from './tables.ts';
