import { relative, resolve } from 'node:path';
import { build, runnerImport, type Plugin, type PluginOption, type Rolldown } from 'vite';
import type { FirstPaint } from '../src/first-paint.tsx';

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/;
const EMPTY = '<div id="root"></div>';

type Bundle = Rolldown.OutputBundle;
type Drawing = { firstPaints: readonly FirstPaint[] };

/**
 * Writes `pages/<name>.html` beside `index.html` for the screens that people open the app with: the same page with its
 * first picture in it, and with all its code asked for at once. See docs/decisions/009-first-paint.md.
 * `plugins`: what turns the source into JavaScript.
 */
export function firstPaint(plugins: () => PluginOption[]): Plugin {
  let root = '';
  let isWorker = false;
  return {
    name: 'tailboard:first-paint',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      isWorker = config.build.lib !== false;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (isWorker || index?.type !== 'asset') return;
        const script = await beforePaint(root);
        const html = String(index.source);
        const [entryTag, entry] = find(html, ENTRY);
        const [sheetTag, sheet] = find(html, SHEET);
        const spanish = filesOf(['src/locales/es.ts'], bundle, root).join(' ');
        const ofReport = new Set(filesOf(['src/report/report-page.tsx'], bundle, root));
        const checks = filesOf(['src/report/checks.ts'], bundle, root)
          .filter((file) => !ofReport.has(file))
          .join(' ');
        const letters = lettersOf(bundle);
        const begin = (data: Readonly<Record<string, string>>) =>
          scriptTag(script, { entry, spanish, checks, letters, ...data });
        index.source = replaceOnce(html, entryTag, begin({ files: entry }));
        const styles = `<style>${styleOf(bundle, sheet)}</style>`;
        for (const page of await draw(root, plugins())) {
          const { name, picture, asks } = page;
          const files = filesOf(['index.html', ...page.modules], bundle, root);
          const head = begin({ files: files.join(' '), picture, asks: asks.join(' ') });
          const whole = replaceOnce(replaceOnce(html, entryTag, head), sheetTag, styles);
          this.emitFile({
            type: 'asset',
            fileName: `pages/${name}.html`,
            source: replaceOnce(
              whole,
              EMPTY,
              EMPTY.replace('><', `><div id="first-paint" inert>${notYetTypable(page.html)}</div><`),
            ),
          });
        }
      },
    },
  };
}

/** `inert` keeps people out of the picture; a program that fills in forms goes by `readonly`, and waits for the real field. */
const notYetTypable = (html: string) => html.replaceAll(/<(input|textarea)(?= )/g, '<$1 readonly');

/**
 * The script of the head, in one piece. It stands in the page itself: a file would be one more wait before the first
 * paint. The server's content security policy allows it by its hash (server/http/security.ts).
 */
async function beforePaint(root: string): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/before-paint.ts', formats: ['iife'], name: 'beforePaint' },
    },
  });
  const [output] = [made].flat();
  if (output === undefined || !('output' in output)) throw new Error('before-paint.ts was not built.');
  return output.output[0].code;
}

/** Drawing needs the class names alone. */
const noStyles: Plugin = {
  name: 'tailboard:no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? 'export {}' : null),
};

async function draw(root: string, plugins: PluginOption[]): Promise<readonly FirstPaint[]> {
  const { module } = await runnerImport<Drawing>(resolve(root, 'src/first-paint.tsx'), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [noStyles, plugins],
  });
  return module.firstPaints;
}

/** The scripts that these files of the source became, and all that those import. */
function filesOf(modules: readonly string[], bundle: Bundle, root: string): string[] {
  const files = new Set<string>();
  const take = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(`/${file}`)) return;
    files.add(`/${file}`);
    for (const imported of chunk.imports) take(imported);
  };
  for (const module of modules) {
    const found = Object.values(bundle).find(
      (file) =>
        file.type === 'chunk' && file.facadeModuleId && relative(root, file.facadeModuleId) === module,
    );
    if (found === undefined) throw new Error(`${module} has no chunk of its own.`);
    take(found.fileName);
  }
  return [...files];
}

/** The letters of English and Spanish. */
function lettersOf(bundle: Bundle): string {
  const [name, ...more] = Object.keys(bundle).filter((file) => /-latin-wght-normal-.*\.woff2$/.test(file));
  if (name === undefined || more.length > 0) throw new Error('The letters are not one file.');
  return `/${name}`;
}

/** The app's style sheet, to stand in the page: what is drawn first then waits for nothing else. */
function styleOf(bundle: Bundle, href: string): string {
  const file = bundle[href.slice(1)];
  if (file?.type !== 'asset') throw new Error(`${href} is not in the bundle.`);
  const text = String(file.source).trim();
  if (/url\((?!['"]?\/)|<\//.test(text)) throw new Error(`${href} cannot stand in a page.`);
  return text;
}

function find(html: string, what: RegExp): [tag: string, href: string] {
  const [tag, href] = what.exec(html) ?? [];
  if (tag === undefined || href === undefined) throw new Error(`index.html has no ${what.source}`);
  return [tag, href];
}

function scriptTag(code: string, data: Readonly<Record<string, string>>): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return `<script${attributes.join('')}>${code.trim()}</script>`;
}

function replaceOnce(html: string, what: string, by: string): string {
  const parts = html.split(what);
  if (parts.length !== 2) throw new Error(`index.html has ${parts.length - 1} times ${what}`);
  return parts.join(by);
}
