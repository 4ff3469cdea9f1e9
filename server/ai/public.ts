export { ModelUnavailable } from './model-unavailable.ts';
export { openModels, type Models } from './models.ts';
export type { ModelImage, Said } from './prompt.ts';
