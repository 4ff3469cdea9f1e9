import { expect, test } from 'vitest';
import { chunkNames } from './chunks.ts';

/** Modules of a small app by path under `/web/src`: their code; imports are read from it, `import('…')` is a lazy one. */
const app: Readonly<Record<string, string>> = {
  'main.tsx': `import './app.tsx';`,
  'app.tsx': `import('./layout/crew-app.tsx'); import('./dashboard/dashboard-page.tsx'); import('./bell/list.tsx');`,
  'auth/login-page.tsx': ``,
  'layout/crew-app.tsx': `import { Panel } from '../bell/public.ts';`,
  'bell/public.ts': `import { lazy } from '../ui/lazy.ts'; export { Choices } from './choices.tsx'; export const Panel = lazy();`,
  'bell/choices.tsx': ``,
  'bell/list.tsx': ``,
  'ui/lazy.ts': ``,
  'ui/card.tsx': ``,
  'dashboard/dashboard-page.tsx': `import { Card } from '../ui/card.tsx';`,
};
const at = (path: string) => new URL(path, 'file:///web/src/').pathname;
const found = (id: string, pattern: RegExp) =>
  [...(app[id.slice('/web/src/'.length)] ?? '').matchAll(pattern)].map(([, to = '']) =>
    new URL(to, `file://${id}`).pathname.replace('file://', ''),
  );
const graph = {
  getModuleInfo: (id: string) => ({
    code: app[id.slice('/web/src/'.length)] ?? '',
    importedIds: found(id, /(?:from|import) '([^']+)'/g),
    dynamicallyImportedIds: found(id, /import\('([^']+)'\)/g),
  }),
};

test('a stage has what it needs: of a door its own part, not what the door hands on; the dashboard its parts', () => {
  const nameOf = chunkNames('/web');
  const chunkOf = (path: string) => nameOf(at(path), graph);
  expect(chunkOf('app.tsx')).toBe('start');
  expect([chunkOf('bell/public.ts'), chunkOf('ui/lazy.ts')]).toEqual(['crew', 'crew']);
  expect(chunkOf('bell/choices.tsx')).toBeUndefined();
  expect(chunkOf('ui/card.tsx')).toBe('first');
});
