export { decideClaim } from './decide-claim.ts';
export { fileClaim } from './file-claim.ts';
export { claims } from './tables.ts';
export { updateClaim } from './update-claim.ts';
