/** What `record` itself has under `key`: 'constructor' is a word like any other, and every object has something of that name. */
export const ownOf = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
