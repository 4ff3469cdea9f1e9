import { expect } from 'vitest';
import { digestOfFile } from './what-the-server-has.ts';

/** What a person has said on the phone; `photos`: digests of the files. */
export type Said = { id: number; clientRef: string; description: string; photos: string[] };

type Here = {
  has: (id: number) => Promise<boolean>;
  files: (id: number) => Promise<readonly { file: Blob }[]>;
};

/** Digests of the files of each record that the phone holds, by reference. */
export async function heldHere(said: readonly Said[], { has, files }: Here): Promise<Map<string, string[]>> {
  const here = new Map<string, string[]>();
  for (const { id, clientRef } of said) {
    const waiting = await files(id);
    if (await has(id)) here.set(clientRef, await Promise.all(waiting.map(({ file }) => digestOfFile(file))));
  }
  return here;
}

/** Each record and each of its files is on one of both sides, and on the server at most once. */
export function bothHold(
  said: readonly Said[],
  here: ReadonlyMap<string, string[]>,
  onServer: readonly { clientRef: string | null; files: string[] }[],
): void {
  const there = new Map<string | null, string[]>();
  for (const { clientRef, files } of onServer) {
    expect(there.has(clientRef)).toBe(false);
    expect(new Set(files).size).toBe(files.length);
    there.set(clientRef, files);
  }
  for (const { clientRef, photos } of said) {
    expect(there.has(clientRef) || here.has(clientRef)).toBe(true);
    const held = new Set([...(there.get(clientRef) ?? []), ...(here.get(clientRef) ?? [])]);
    expect([...held].sort()).toEqual([...photos].sort());
  }
}
