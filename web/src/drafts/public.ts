/** Unfinished forms, kept on the device: what every domain with a form uses. */
export { DiscardDraft } from './discard-draft.tsx';
export { failureSentence } from './failure-sentence.ts';
export { keptTexts } from './kept-texts.ts';
export { WithDraft } from './loaded-draft.tsx';
export { useDraft, type KeptDraft } from './use-draft.ts';
export { useKeptForm } from './use-kept-form.ts';
export { useTypedDraft } from './use-typed-draft.ts';
