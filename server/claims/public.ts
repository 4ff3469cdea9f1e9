export { decideClaim } from './decide-claim.ts';
export { specializedAnswer } from './estimate/specialized-answer.ts';
export { fileClaim } from './file-claim.ts';
export { findClaimByNumber, listOwnClaims } from './list-claims.ts';
export { setPolicy } from './policy/set-policy.ts';
export { reviewClaims } from './review-claims.ts';
export { claims } from './tables.ts';
export { updateClaim } from './update-claim.ts';
