/** Texts by the name of their field. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Fields as they were left, whatever else lies there; what cannot be read is as it is at first. */
export function keptTexts<T extends Texts<string>>(first: T, kept: unknown): T {
  const read = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  const names = Object.keys(first).filter((name) => typeof read[name] === 'string');
  return { ...first, ...Object.fromEntries(names.map((name) => [name, read[name]])) };
}
