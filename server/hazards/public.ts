export {
  isShared,
  kindInWords,
  mayBeShared,
  namelessId,
  sharedKind,
  type Shareable,
} from './shared-hazard.ts';
export { warnAgain, warnNearby } from './warn-nearby.ts';
