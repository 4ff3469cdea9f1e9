import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { findBreaches } from './structure/find-breaches.mjs';
import { rules } from './structure/rules.mjs';

// `npm run structure`: says what breaks the rules of which file may import which.
const paths = globSync(`{${Object.keys(rules.workspaces).join()}}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
});
const breaches = findBreaches(
  new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
  rules,
);
for (const breach of breaches) console.error(breach);
if (breaches.length > 0) process.exit(1);
console.log(`${paths.length} files: every room is entered by its door, and there is no circle.`);
