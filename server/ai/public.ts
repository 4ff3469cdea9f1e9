export { ModelUnavailable, type UnavailableReason } from './model-unavailable.ts';
export { openModels, type Models } from './models.ts';
export { MAX_SPOKEN_CHARACTERS } from './sound.ts';
export type { ModelImage } from './prompt.ts';
export { tool } from './tool.ts';
export type { ToolSet } from 'ai';
