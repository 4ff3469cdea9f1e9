/** What other domains may use of the assistant. Small: what stands behind it is loaded when it is opened. */
export { AssistantButton } from './assistant-button.tsx';
export { AssistantSheet } from './assistant-sheet.tsx';
export { AutoReadButton } from './auto-read-button.tsx';
