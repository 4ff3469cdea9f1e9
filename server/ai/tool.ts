import type { tool as sdkTool } from 'ai';

/** The SDK's `tool`, which gives back what it is given and says its type; without loading the SDK. */
export const tool = ((definition: unknown) => definition) as typeof sdkTool;
