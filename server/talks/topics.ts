import type { WrittenSentence } from '@tailboard/contract/sentence.ts';
import { talkTopicsSchema, type TalkTopic } from '@tailboard/contract/talks.ts';
import { readFileSync } from 'node:fs';
import { talkSentences } from '@tailboard/contract/talk-sentences.ts';
import { quotePassage } from './quote-passage.ts';

const library = new URL('../../safety-library/', import.meta.url);

let read: readonly TalkTopic[] | undefined;

/**
 * What a talk can be held about, each answer with the words of the safety library that give it. Read once, with the first
 * call; a file that is not in the contract's shape throws.
 */
export function talkTopics(): readonly TalkTopic[] {
  read ??= talkTopicsSchema.parse(JSON.parse(readFile('talks.json'))).map(withQuotes);
  return read;
}

const readFile = (name: string) => readFileSync(new URL(name, library), 'utf8');

function withQuotes(topic: TalkTopic): TalkTopic {
  const document = readFile(`${topic.documentKey}.md`);
  const questions = topic.questions.map((one) => ({ ...one, quote: quotePassage(document, one) }));
  return { ...topic, questions, sentences: talkSentences(topic) };
}

/** The topic of a safety document, or null. */
export function findTopic(documentKey: string): TalkTopic | null {
  return talkTopics().find((topic) => topic.documentKey === documentKey) ?? null;
}

/** Those of `texts` that the talk about a document says, by their codes; what it says otherwise by now has none. */
export function sentencesOfTalk(documentKey: string, texts: readonly string[]): WrittenSentence[] {
  const sentences = findTopic(documentKey)?.sentences ?? [];
  return sentences.filter(({ text }) => texts.includes(text));
}
