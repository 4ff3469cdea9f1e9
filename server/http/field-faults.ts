import { sentenceOfMessage } from '@tailboard/contract/message-sentences.ts';
import { thousands } from '@tailboard/contract/thousands.ts';
import { say, Said, saidOf } from '../sentences/say.ts';
import type { FieldFault } from './problem.ts';

/** An issue of Zod, also as Fastify passes it on; its fields depend on its code. */
type Issue = Readonly<{
  code?: string | undefined;
  message?: string | undefined;
  values?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  inclusive?: unknown;
  format?: unknown;
}>;

/** Every invalid field with its first fault. */
export const faultsOf = (issues: readonly (Issue & { path: readonly PropertyKey[] })[]): FieldFault[] =>
  firstPerField(issues.map((issue) => ({ field: issue.path.join('.'), message: saidOfIssue(issue) })));

/** The first fault of each field; those that follow from it would only confuse. */
export function firstPerField(errors: readonly FieldFault[]): FieldFault[] {
  const fields = new Set<string>();
  return errors.filter(({ field }) => {
    const isFirst = !fields.has(field);
    fields.add(field);
    return isFirst;
  });
}

/** The contract's own sentence for an issue, else one for its kind. */
export function saidOfIssue(issue: Issue): Said {
  const { code = 'custom', message = 'Invalid input' } = issue;
  const sentence = sentenceOfMessage(message);
  if (sentence !== undefined) return saidOf(sentence);
  switch (code) {
    case 'invalid_type':
      return wrongKind(message);
    case 'invalid_value':
      return notAnOption(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return notInFormat(issue, message);
    default:
      return notValid(message);
  }
}

const notValid = (message: string) => new Said(message, 'field.not-valid', {});

const kinds = {
  string: say('field.kind.string'),
  number: say('field.kind.number'),
  boolean: say('field.kind.boolean'),
  array: say('field.kind.array'),
  object: say('field.kind.object'),
  null: say('field.kind.null'),
};
const kindOf = (name: string): Said | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : undefined;

/** Reads the sent type from the message, which alone contains it. */
function wrongKind(message: string): Said {
  if (/received undefined/.test(message)) return say('field.required');
  const [, expected = '', received = ''] =
    /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (expected === 'int' && received === 'number') return say('field.whole-number');
  const [wanted, sent] = [kindOf(expected), kindOf(received)];
  return wanted === undefined || sent === undefined
    ? notValid(message)
    : say('field.wrong-kind', { wanted, sent });
}

function notAnOption({ values }: Issue): Said {
  const options = (Array.isArray(values) ? values : []).map((value) => JSON.stringify(value));
  return say('field.not-an-option', { options: options.join('|') });
}

const isText = ({ origin }: Issue) => origin === 'string';
const isList = ({ origin }: Issue) => origin === 'array' || origin === 'set';

function tooSmall(issue: Issue): Said {
  const least = thousands(Number(issue.minimum));
  if (isText(issue)) return say('field.at-least-characters', { least });
  if (isList(issue)) return say('field.at-least-items', { least });
  return issue.inclusive === false
    ? say('field.more-than', { limit: least })
    : say('field.at-least', { least });
}

function tooBig(issue: Issue): Said {
  const most = thousands(Number(issue.maximum));
  if (isText(issue)) return say('field.at-most-characters', { most });
  if (isList(issue)) return say('field.at-most-items', { most });
  return issue.inclusive === false ? say('field.less-than', { limit: most }) : say('field.at-most', { most });
}

function notInFormat({ format }: Issue, message: string): Said {
  switch (format) {
    case 'date':
      return say('field.not-a-day');
    case 'datetime':
      return say('field.not-a-moment');
    case 'uuid':
      return say('field.not-a-reference');
    default:
      return notValid(message);
  }
}
