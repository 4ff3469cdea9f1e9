import type { AskAssistant, AssistantAnswer } from '@tailboard/contract/assistant.ts';
import type { Citation } from '@tailboard/contract/documents.ts';
import type { Models } from '../ai/public.ts';
import type { Viewer } from '../http/signed-in.ts';
import type { Database } from '../database/database.ts';
import { unknownNumber } from '../documents/public.ts';
import { assistantTools, type Findings } from './assistant-tools.ts';
import { languageOf } from './language.ts';

/** Between two sentences, after the marks that may follow the stop; or between two lines. */
const SENTENCE_END = /(?<=[.!?…](?:\s*\[\d+\])*)\s+(?!\[\d+\])|\n+/gu;

const BUDGET_MS = 30_000;
const LONGEST_ANSWER = 6_000;

const INSTRUCTIONS = [
  'You are the assistant of Tailboard, an app in which field and construction crews report incidents, follow insurance claims,',
  'and read safety documents. Answer the last question briefly, in plain words, in the language it is asked in.',
  'About the person’s own claims and incidents say only what the tools answer. For anything about safety rules search the',
  'safety documents first, say only what the passages say, and cite each with its number like [1]; if they do not answer it, say',
  'so. For how the product is used ask its tool. If somebody is hurt now, say first to call 911. Never say that a claim is or',
  'will be approved, and never decide whether OSHA must be called: the analysis of a report says that. Write no links.',
].join(' ');

/** What the model is asked for one answer, and how its text becomes the answer. `builtIn`: what is said without it. */
export function prepareModel(
  { models, db }: { models: Models; db: Database },
  options: { asked: AskAssistant; viewer: Viewer; builtIn: AssistantAnswer; signal: AbortSignal },
) {
  const { asked, viewer, builtIn, signal } = options;
  const { tools, findings } = assistantTools(db, { asked, viewer });
  const question = {
    instructions: INSTRUCTIONS,
    data: {
      question: asked.message,
      page: asked.context,
      language: languageOf(asked.message, asked.language),
      name: viewer.name,
    },
    conversation: asked.previousMessages,
    tools,
    budgetMs: BUDGET_MS,
    user: viewer,
    signal,
  };
  return {
    write: () => models.writeText(question),
    stream: () => models.streamText(question),
    finish: (text: string) => finish(text, { builtIn, findings }),
  };
}

/**
 * The model's text with our citations, links and form. The built-in answer stands in its place where it rests on nothing though
 * passages answer, and where it has a number that does not stand in what it was given (see `restsOnFindings`).
 */
function finish(
  text: string,
  { builtIn, findings }: { builtIn: AssistantAnswer; findings: Findings },
): AssistantAnswer {
  const { message, citations } = withOurMarks(withoutLinks(text), findings.passages);
  const isUngrounded = builtIn.citations.length > 0 && citations.length === 0 && !findings.lookedElsewhere;
  if (isUngrounded || message === '' || message.length > LONGEST_ANSWER) return builtIn;
  if (!restsOnFindings(message, { citations, records: findings.records })) return builtIn;
  const prefill = findings.prefill ?? builtIn.prefill;
  const claims = [...findings.claims].filter(([number]) => message.includes(number)).map(([, link]) => link);
  const known = new Set(claims.map(({ href }) => href));
  return {
    ...builtIn,
    message,
    citations,
    prefill,
    formAction: prefill === null ? builtIn.formAction : 'incident',
    links: [...claims, ...builtIn.links.filter(({ href }) => !known.has(href))],
    source: 'model',
  };
}

/**
 * Whether every number of the answer stands where it says: what cites passages in those passages, anything else in the passages
 * or in what the tools have told of records and of the product. So no incident's description can lend its numbers to a rule.
 */
function restsOnFindings(
  message: string,
  { citations, records }: { citations: readonly Citation[]; records: readonly string[] },
): boolean {
  const quotes = citations.map(({ section, quote }) => `${section} ${quote}`);
  return message.split(SENTENCE_END).every((sentence) => {
    const cited = [...sentence.matchAll(/\[(\d+)\]/g)].map(([, digits]) => Number(digits) - 1);
    const texts = cited.length > 0 ? cited.flatMap((at) => quotes[at] ?? []) : [...quotes, ...records];
    return unknownNumber(sentence, texts) === null;
  });
}

/** As much of a text that is still being written as is whole sentences, each with the mark that may follow its stop. */
export function wholeSentences(text: string): string {
  const ends = [...text.matchAll(SENTENCE_END)].filter(({ 0: end, index }) =>
    // What begins with a bracket may become the mark of the sentence before.
    /^[^\s[]/u.test(text.slice(index + end.length)),
  );
  return text.slice(0, ends.at(-1)?.index ?? 0);
}

/** Addresses out of the product are no business of an answer: they could carry away what the model has read. */
const withoutLinks = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<?\b(?:https?|ftp|data|javascript|mailto):\S+/gi, '')
    .replaceAll(/[^\S\n]{2,}/g, ' ')
    .trim();

/** Marks renumbered in the order in which they come; those that name no passage are dropped. */
function withOurMarks(
  text: string,
  passages: Findings['passages'],
): Pick<AssistantAnswer, 'message' | 'citations'> {
  const cited: number[] = [];
  const message = text.replaceAll(/\s?\[(\d{1,3})\]/g, (mark, digits: string) => {
    const number = Number(digits);
    if (number < 1 || number > passages.length) return '';
    if (!cited.includes(number)) cited.push(number);
    return `${mark.startsWith('[') ? '' : ' '}[${cited.indexOf(number) + 1}]`;
  });
  return { message: message.trim(), citations: cited.flatMap((number) => passages[number - 1] ?? []) };
}
