import { vi } from 'vitest';

/** What the security log says while `work` runs, line by line; nothing else that goes to standard output. */
export async function securityLines(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const written: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return written
    .filter((line) => line.startsWith('{') && line.includes('"log":"security"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
