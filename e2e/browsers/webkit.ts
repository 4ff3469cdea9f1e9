import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATIENCE_MS, until, type Driven, type Tab } from './driver.ts';

const HOST = fileURLToPath(new URL('webkit-host.py', import.meta.url));
/** How WebDriver names an element in its answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/** WebKitGTK over WebDriver's HTTP, in a window of the display that DISPLAY names, with data of its own. */
export async function openWebKit(driverPath: string): Promise<Driven> {
  const data = await mkdtemp(join(tmpdir(), 'tailboard-webkit-'));
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, WEBKIT_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let console = '';
  for (const stream of [driver.stdout, driver.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (console += text));
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // The driver itself waits for ever for a browser that does not start.
      signal: AbortSignal.timeout(2 * PATIENCE_MS),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error !== undefined) throw new Error(`${value.error}: ${value.message ?? ''}`);
    return value;
  };
  await until('WebKitWebDriver', () => call('GET', '/status'));
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: HOST, args: [] },
        timeouts: { script: PATIENCE_MS, pageLoad: PATIENCE_MS },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { width: 390, height: 844 }).catch(() => undefined);
  return {
    tab: tabOf((method, path, body) => call(method, session + path, body)),
    said: () => console.split('\n').filter((line) => /^CONSOLE .*ERROR/.test(line)),
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      driver.kill();
      await rm(data, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function tabOf(call: Call): Tab {
  const find = async (selector: string) => {
    const found = await call('POST', '/element', { using: 'css selector', value: selector });
    return (found as Record<string, string>)[ELEMENT];
  };
  return {
    goto: async (url) => {
      await call('POST', '/url', { url }).catch(() => undefined);
    },
    run: async (work, ...given) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${String(work)})(...arguments[0]))
          .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
      const { value, error } = (await call('POST', '/execute/async', { script, args: [given] })) as {
        value: Awaited<ReturnType<typeof work>>;
        error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    type: async (selector, text) => {
      await call('POST', `/element/${await find(selector)}/value`, { text });
    },
    choose: async (selector, paths) => {
      await call('POST', `/element/${await find(selector)}/value`, { text: paths.join('\n') });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
