import { talkTopicsSchema, type TalkTopic } from '@tailboard/contract/talks.ts';
import { readFileSync } from 'node:fs';

const FILE = new URL('../../safety-library/talks.json', import.meta.url);

let read: readonly TalkTopic[] | undefined;

/** What a talk can be held about. Read once, with the first call; a file that is not in the contract's shape throws. */
export function talkTopics(): readonly TalkTopic[] {
  read ??= talkTopicsSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  return read;
}

/** The topic of a safety document, or null. */
export function findTopic(documentKey: string): TalkTopic | null {
  return talkTopics().find((topic) => topic.documentKey === documentKey) ?? null;
}
