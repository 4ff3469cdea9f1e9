import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/**
 * Says of each text what keeps it from being shown in place of its English; empty when nothing does. `source` has the
 * English of a code.
 */
export function faultsOf(
  catalogue: ReadonlyMap<string, string>,
  source: ReadonlyMap<string, string> = new Map(),
): string[] {
  return [...catalogue].flatMap(([id, text]) => {
    const english = source.get(id) ?? id;
    if (text.trim() === '') return [`Not translated: ${english}`];
    try {
      const wanted = gapsOf(english);
      const given = gapsOf(text);
      return wanted === given ? [] : [`Has ${given || 'no gaps'}, its English ${wanted || 'none'}: ${text}`];
    } catch {
      return [`Cannot be read: ${text}`];
    }
  });
}

/** Names of what is filled in, the forms of plurals, and tags of markup, sorted; once each: a language may repeat itself. */
function gapsOf(message: string): string {
  const gaps = new Set<string>();
  const walk = (part: CompiledMessage): void => {
    if (typeof part === 'string') return;
    for (const token of part) {
      if (typeof token === 'string') continue;
      const [name, format, forms] = token;
      gaps.add([name, format].filter((word) => word !== undefined).join(':'));
      if (typeof forms !== 'object' || forms === null) continue;
      for (const [form, content] of Object.entries(forms)) {
        gaps.add(`${name}=${form}`);
        if (typeof content === 'string' || Array.isArray(content)) walk(content as CompiledMessage);
      }
    }
  };
  walk(compileMessageOrThrow(message));
  for (const [tag] of message.matchAll(/<\/?\d+\/?>/g)) gaps.add(tag);
  return [...gaps].sort((a, b) => (a < b ? -1 : 1)).join(' ');
}
