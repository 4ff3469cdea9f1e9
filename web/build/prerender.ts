import { relative, resolve } from 'node:path';
import type * as prerenderModule from '../src/prerender.tsx';
import { build, runnerImport, type Plugin, type PluginOption, type Rolldown } from 'vite';

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/;
const EMPTY = '<div id="root"></div>';

type Bundle = Rolldown.OutputBundle;
type Prerendered = Pick<typeof prerenderModule, 'prerenderedPages' | 'preloadedPages'>;

/**
 * Writes `pages/<name>.<language>.html` beside `index.html`: /login and the shell of the signed-in app, prerendered by
 * React, with the style sheet in the page and its code preloaded. See docs/decisions/009-first-paint.md.
 * `plugins`: what turns the source into JavaScript.
 */
export function prerendered(plugins: () => PluginOption[]): Plugin {
  let root = '';
  let isWorker = false;
  return {
    name: 'tailboard:prerender',
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
        const script = await headScript(root);
        const html = String(index.source);
        const [entryTag] = find(html, ENTRY);
        const [sheetTag, sheet] = find(html, SHEET);
        const head = (data: Readonly<Record<string, string>>) =>
          `${scriptTag(script, { font: fontOf(bundle), ...data })}\n    ${entryTag}`;
        index.source = replaceOnce(html, entryTag, head({}));
        const styles = `<style>${styleOf(bundle, sheet)}</style>`;
        const { prerenderedPages, preloadedPages } = await render(root, plugins());
        for (const page of prerenderedPages) {
          const { name, language, modules } = page;
          const files = filesOf(
            ['index.html', ...modules, ...(language === 'es' ? [SPANISH] : [])],
            bundle,
            root,
          );
          const ofPages = Object.entries(name === 'shell' ? preloadedPages : {}).map(([path, module]) => [
            path,
            filesOf([module], bundle, root).filter((file) => !files.includes(file)),
          ]);
          const preload = JSON.stringify(Object.fromEntries(ofPages)).replaceAll('"', '&quot;');
          const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
          const whole = [
            [sheetTag, styles],
            [entryTag, [head({ page: name, written: language, preload }), ...preloads].join('\n    ')],
            [EMPTY, `<div id="root">${page.html}</div>`],
            ['<html lang="en">', `<html lang="${language}">`],
          ].reduce((text, [what = '', by = '']) => replaceOnce(text, what, by), withoutPreloads(html));
          this.emitFile({ type: 'asset', fileName: `pages/${name}.${language}.html`, source: whole });
        }
      },
    },
  };
}

const SPANISH = 'src/locales/es.ts';

/** Vite's own, which name the files of the entry alone. */
const withoutPreloads = (html: string) => html.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');

/**
 * The script of the head, in one piece. It stands in the page itself: a file would be one more wait before the first
 * paint. The server's content security policy allows it by its hash (server/http/security.ts).
 */
async function headScript(root: string): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/head.ts', formats: ['iife'], name: 'head' },
    },
  });
  const [output] = [made].flat();
  if (output === undefined || !('output' in output)) throw new Error('head.ts was not built.');
  return output.output[0].code;
}

/** Rendering needs the class names alone. */
const noStyles: Plugin = {
  name: 'tailboard:no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? 'export {}' : null),
};

async function render(root: string, plugins: PluginOption[]): Promise<Prerendered> {
  const { module } = await runnerImport<Prerendered>(resolve(root, 'src/prerender.tsx'), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [noStyles, plugins],
  });
  return module;
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

/** The Latin part of the font, for English and Spanish. */
function fontOf(bundle: Bundle): string {
  const [name, ...more] = Object.keys(bundle).filter((file) => /-latin-wght-normal-.*\.woff2$/.test(file));
  if (name === undefined || more.length > 0) throw new Error('The font is not one file.');
  return `/${name}`;
}

/** The app's style sheet, to stand in the page: the first paint then waits for nothing else. */
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
