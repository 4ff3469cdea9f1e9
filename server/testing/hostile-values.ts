/* oxlint-disable typescript/no-explicit-any -- a JSON Schema is read as it was sent */
import type { Random } from '@tailboard/answers/training/seeded-random.ts';

/** What a text may consist of that some part of the server reads: lexemes, ligatures, writing directions, halves of characters. */
const units = [
  ...[
    'a',
    'ladder ',
    'no se ',
    "o'b",
    '\\',
    "'",
    '"',
    '%',
    '_',
    '$1',
    '{}',
    '<b>',
    '&',
    '|',
    '!',
    ':*',
    '(',
    ')',
  ],
  ...[
    'ﬁ',
    'ß',
    'İ',
    'ﷺ',
    '漢',
    '𝒜',
    'e\u0301',
    '👷🏽‍♀️',
    'שלום ',
    'مرحبا ',
    '\u202e',
    '\u2066',
    '\u200b',
    '\ufeff',
  ],
  ...[
    '\u0000',
    '\ud800',
    '\udc00',
    '\u0007',
    '\u2028',
    '1926.',
    '1926.1053(b)',
    '§ 1053 b 1 ',
    '19',
    '-',
    '٣',
    '９',
  ],
  ...['\r\n', '# ', '| ', '../', 'CLM-2026-', '2026-11-20', 'me cayó ', 'how far from 50 kV ', '1e999', '0x'],
];
/** Values of no text: the ends of what numbers are, and other kinds. */
const others: readonly unknown[] = [
  ...[
    0,
    -0,
    -1,
    1.5,
    1e3,
    2_147_483_647,
    2_147_483_648,
    -2_147_483_649,
    1e21,
    1e308,
    Number.MAX_SAFE_INTEGER,
  ],
  ...[null, true, false, [], {}, [[]], [null], { length: 1e9 }, { toString: 1 }, { __proto__: null }, ''],
];

export class HostileValues {
  readonly random: Random;
  readonly #schemas: Record<string, any>;

  constructor(random: Random, schemas: Record<string, any> = {}) {
    this.random = random;
    this.#schemas = schemas;
  }

  one<T>(from: readonly T[]): T {
    const chosen = from[Math.floor(this.random() * from.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from');
    return chosen;
  }

  number(most: number): number {
    return Math.floor(this.random() * (most + 1));
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** Of one unit again and again, or of many. Mostly short, as long as a field takes now and then, sometimes longer. */
  text(most = 10_000): string {
    const length = this.chance(0.7)
      ? this.number(60)
      : this.chance(0.9)
        ? this.number(most)
        : most + this.number(200);
    const unit = this.one(units);
    if (this.chance(0.5)) return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    let text = '';
    while (text.length < length)
      text += this.chance(0.3) ? ` ${this.number(99_999).toString(36)}` : this.one(units);
    return text.slice(0, length);
  }

  /** Something for a schema: mostly as it wants, so that it gets further than the door. */
  valueFor(schema: any = {}, depth = 0): unknown {
    if (schema.$ref !== undefined)
      return this.valueFor(this.#schemas[String(schema.$ref).split('/').at(-1) ?? ''], depth);
    if (depth > 6 || this.chance(0.02)) return this.chance(0.5) ? this.text() : this.one(others);
    if ('const' in schema) return schema.const;
    if (schema.enum !== undefined) return this.one(schema.enum);
    const either = schema.anyOf ?? schema.oneOf;
    if (either !== undefined) return this.valueFor(this.one(either), depth + 1);
    const type = Array.isArray(schema.type) ? this.one(schema.type) : schema.type;
    if (type === 'object' || schema.properties !== undefined) return this.#object(schema, depth);
    if (type === 'array') {
      const length = this.chance(0.9) ? this.number(Math.min(schema.maxItems ?? 3, 3)) : this.number(300);
      return Array.from({ length }, () => this.valueFor(schema.items, depth + 1));
    }
    if (type === 'string') return this.#string(schema);
    if (type === 'integer' || type === 'number')
      return this.chance(0.8) ? 1 + this.number(9) : this.one(others);
    if (type === 'boolean') return this.chance(0.5);
    return type === 'null' ? null : this.one<unknown>([...others, this.text()]);
  }

  /** A good value, in which each part is as it was, or now and then another, or gone. */
  spoilt(good: unknown): unknown {
    if (this.chance(0.02)) return this.chance(0.5) ? this.text() : this.one(others);
    if (Array.isArray(good)) return good.map((each) => this.spoilt(each));
    if (typeof good !== 'object' || good === null) {
      if (typeof good === 'string' && this.chance(0.04))
        return this.text(2_000).toWellFormed().replaceAll('\u0000', '');
      return good;
    }
    return Object.fromEntries(
      Object.entries(good).flatMap(([name, value]) =>
        this.chance(0.01) ? [] : [[name, this.spoilt(value)]],
      ),
    );
  }

  /** Bytes with one of them changed, or cut short. */
  spoiltBytes(good: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    const bytes = good.slice(0, this.chance(0.5) ? good.length : this.number(good.length));
    if (bytes.length > 0) bytes[this.number(bytes.length - 1)] = this.number(255);
    return bytes;
  }

  #object(schema: any, depth: number): unknown {
    const object: Record<string, unknown> = {};
    const required = new Set<string>(schema.required);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (this.chance(required.has(name) ? 0.98 : 0.5)) object[name] = this.valueFor(property, depth + 1);
    }
    if (this.chance(0.05)) object[this.text(50)] = this.valueFor({}, depth + 1);
    return object;
  }

  #string({ format, maxLength, pattern }: any): string {
    if (this.chance(0.05)) return this.text();
    if (format === 'uuid') return `00000000-0000-4000-8000-${String(this.number(999)).padStart(12, '0')}`;
    if (format === 'date-time')
      return new Date(Date.UTC(2020 + this.number(6), 0, 1 + this.number(900))).toISOString();
    if (format === 'date') return `202${this.number(6)}-0${1 + this.number(8)}-1${this.number(9)}`;
    if (pattern !== undefined && this.chance(0.7))
      return this.one(['1', '32.8', '-96.8', 'ladders', 'M12 62 L38 22.5']);
    const text = this.text(Math.min(maxLength ?? 10_000, 20_000));
    // As a careful writer would send it: what the contract refuses at once gets nowhere.
    const whole = this.chance(0.93) ? text.toWellFormed().replaceAll('\u0000', '') : text;
    return this.chance(0.93) ? whole.slice(0, maxLength ?? whole.length) : whole;
  }
}
