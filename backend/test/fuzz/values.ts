/** Values for the parts of a request: valid ones from a schema, and those that no honest caller would send. */
import fc from 'fast-check';
import { HOSTILE_RICH_TEXTS } from '../fixtures/hostile-rich-texts.js';
import { resolved, type Schema } from './operations.js';

const DEEPEST = 5;

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff',
  '\ufeff',
  '\u202e\u2066',
  '\r\n',
  '\u2028',
  'e\u0301'.repeat(60),
  'ﷺ'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(30),
  'İIıi',
  'ß',
  '\u00a0',
  'À vérifier',
  'null',
  'undefined',
  'NaN',
  'true',
  "'; drop table valuation; --",
  '%',
  '_',
  '\\',
  '%_\\%',
  '$1',
  '{}',
  '[]',
  '{{7*7}}',
  '${7*7}',
  '=1+1',
  '@SUM(A1)',
  '../../etc/passwd',
  '%2e%2e%2f',
  '/',
  '//',
  '?',
  '#',
  '__proto__',
  'constructor',
  'toString',
  'a'.repeat(5000),
];
const NUMBERS = [0, -0, -1, 1, 2, 3, 0.1, 0.005, 1e-7, 99.995, 100, 101, 255, 256, 32_767, 32_768, 65_536];
const LARGE = [2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e21, 1.7e308, -1e300];
const NUMERALS = [
  '0',
  '-1',
  '1e3',
  '1e400',
  '0x1F',
  '1,5',
  '1 000',
  '١٢',
  '00012',
  '+3',
  '9'.repeat(40),
  '2147483648',
  '.5',
];
const DAYS = [
  '2024-02-29',
  '2023-02-29',
  '2024-02-30',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '2026-11-23',
  '2027-01-01',
  '1899-12-31',
  '2024-13-01',
  '2024-00-10',
  '24/09/2018',
  '2024-09-01T00:00:00Z',
  '2026-03-29T02:30',
  '2026-10-25T02:30',
  '+275760-09-13T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '2024-W01',
  '294276-12-31',
  '294277-01-01',
  '-4713-01-01',
  '2026-11-23T24:00',
  '2026-11-23T12:00:60Z',
  'infinity',
  'now',
];

export const anyNumber: fc.Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(...LARGE) },
  { weight: 2, arbitrary: fc.integer({ min: -3, max: 120 }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...NUMERALS) },
  { weight: 2, arbitrary: fc.constantFrom(...DAYS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_RICH_TEXTS) },
);
const scalar = fc.oneof(anyNumber, anyText, fc.boolean(), fc.constant(null));
const odd = fc.oneof(
  fc.array(scalar, { maxLength: 4 }),
  fc.dictionary(fc.oneof(fc.constantFrom('1', 'id', 'c', '__proto__', 'constructor', 'length'), anyText), scalar, {
    maxKeys: 4,
  }),
  fc.integer({ min: 1, max: 40 }).map((depth) => nested(depth)),
  // Longer than any list may be.
  fc.constantFrom(501, 5_001).map((length) => Array.from({ length }, (_, index) => index + 1)),
);
/** Any JSON value. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: odd },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { 1: value };
  return value;
}

const word = fc.constantFrom(
  'Lucie Bernard',
  'Élise Œuvrard',
  'Secrétaire',
  'direction@demo.example',
  'x',
  'Valorise!2026',
);
const limit = (schema: Schema, name: string, otherwise: number): number => {
  const given = schema[name];
  return typeof given === 'number' ? given : otherwise;
};

/** Values that the schema allows, its limits included; texts restricted only by words may be refused. */
export function sound(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const of = resolved(schema);
  const choices = [of['anyOf'], of['oneOf']].find(Array.isArray) as readonly Schema[] | undefined;
  if (depth > DEEPEST) return fc.constant(null);
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => sound(choice, depth + 1)));
  if ('const' in of) return fc.constant(of['const']);
  if (Array.isArray(of['enum'])) return fc.constantFrom(...(of['enum'] as readonly unknown[]));
  switch (of['type']) {
    case 'integer':
    case 'number':
      return soundNumber(of);
    case 'string':
      return soundText(of);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const least = limit(of, 'minItems', 0);
      const items = sound((of['items'] ?? {}) as Schema, depth + 1);
      return fc.array(items, { minLength: least, maxLength: Math.min(limit(of, 'maxItems', least + 4), least + 4) });
    }
    case 'object':
      return soundObject(of, depth);
    default:
      return anyValue;
  }
}

function soundNumber(of: Schema): fc.Arbitrary<number> {
  const least = limit(of, 'minimum', 0);
  const most = Math.max(least, limit(of, 'maximum', least + 60));
  const whole = fc.integer({ min: Math.ceil(least), max: Math.max(Math.ceil(least), Math.floor(most)) });
  if (of['type'] === 'integer') return fc.oneof({ weight: 3, arbitrary: whole }, fc.constantFrom(least, most));
  return fc.oneof(
    whole,
    fc.constantFrom(least, most),
    whole.map((value) => Math.min(most, value + 0.25)),
  );
}

function soundText(of: Schema): fc.Arbitrary<string> {
  const { pattern, format } = of;
  const day = fc.constantFrom('2018-09-01', '2026-11-23', '2027-01-01');
  if (format === 'date') return day;
  if (format === 'date-time') return day.map((date) => `${date}T08:00:00.000Z`);
  if (typeof pattern === 'string') {
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
    } catch {
      return anyText;
    }
  }
  const most = limit(of, 'maxLength', 200);
  const least = limit(of, 'minLength', 0);
  const longest = fc
    .constantFrom('a', 'é', '漢', '👍')
    .map((sign) => sign.repeat(Math.max(least, Math.min(most, 20_000))));
  return fc.oneof({ weight: 6, arbitrary: word }, { weight: 2, arbitrary: day }, { weight: 1, arbitrary: longest });
}

function soundObject(of: Schema, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries((of['properties'] ?? {}) as Readonly<Record<string, Schema>>);
  const requiredKeys = (of['required'] ?? []) as string[];
  if (properties.length === 0) return fc.dictionary(fc.constantFrom('1', '2', '3', '6'), anyValue, { maxKeys: 3 });
  const model = Object.fromEntries(properties.map(([name, part]) => [name, sound(part, depth + 1)]));
  return fc.record(model, { requiredKeys, noNullPrototype: true });
}
