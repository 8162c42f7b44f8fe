/** One request of a walk, before ids from the walk are put into it. */
import fc from 'fast-check';
import { hostileFiles } from '../support/hostile-files.js';
import { ROLES } from '../support/role-clients.js';
import { mutated } from './mutations.js';
import { operations, resolved, type Operation, type Schema } from './operations.js';
import type { Caller } from './sender.js';
import { anyText, anyValue, sound } from './values.js';

/** Calls that are slow for a reason (a password's hash, a file, a print) are sent less often. */
const COSTLY =
  /pdf|download|interview|export|import|degrees|effect|login|register|activate|pass|totp|delete$|logout|sessions|suspend|mail\b|confirm|media|replay|\/outlook\/pdf|\/proof/;
/** The calls in the life of a valuation. */
const LIFE = /^\S+ \/v1\/(?:valor\/(?!download|export|import|print|replay)|user\/profile(?:s|\/|$))/;
const LARGEST_FILE = 100_000;

const rare = <Of>(often: fc.Arbitrary<Of>, seldom: fc.Arbitrary<Of>, weight = 4) =>
  fc.oneof({ weight, arbitrary: often }, { weight: 1, arbitrary: seldom });

/** A place in a path: an id known to the walk, a small number, or anything. */
const segment = fc.oneof(
  { weight: 12, arbitrary: fc.record({ known: fc.nat(1_000) }) },
  { weight: 4, arbitrary: fc.integer({ min: -1, max: 60 }).map((id) => ({ text: String(id) })) },
  { weight: 2, arbitrary: anyText.map((text) => ({ text })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('9007199254740993', '2147483648', '1.5', '1e2', '0x1', '%', '%00', '%ff')
      .map((raw) => ({ raw })),
  },
);

const LISTS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  sort: fc.constantFrom('["id","ASC"]', '["id","DESC"]', '["title","ASC"]', '["__proto__","ASC"]', '[]', '{}', 'x'),
  filter: fc
    .dictionary(fc.constantFrom('id', 'q', 'state', 'type', 'kind', 'from', 'to', 'establishment_id'), anyValue, {
      maxKeys: 3,
    })
    .map((filter) => JSON.stringify(filter)),
  range: fc.constantFrom(
    '[0,24]',
    '[0,0]',
    '[24,0]',
    '[-1,5]',
    '[0,1e9]',
    '[1e21,1e22]',
    '[0.5,2]',
    '[0]',
    'x',
    '[0,99999]',
  ),
};

const queryOf = ({ query }: Operation): fc.Arbitrary<readonly (readonly [string, string])[]> => {
  const entry = (name: string, schema: Schema) => {
    const right = sound(schema).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
    return rare(LISTS[name] ?? right, anyText).map((value) => [name, value] as const);
  };
  const named = query.map(({ name, schema }) => entry(name, schema));
  const unknown = fc.tuple(anyText, anyText);
  if (named.length === 0) return fc.array(unknown, { maxLength: 1 });
  return fc.array(rare(fc.oneof(...named), unknown, 15), { maxLength: 5 });
};

const TEXT_FILES = [
  'Profil;Fonction\r\nLucie Bernard;Secrétaire',
  '"Profil";"N° de fonction";"Quotité (%)";"Date d’ancienneté";"Statut"\r\n"Marc";"28";"80,5";"01/09/2018";"En cours"',
  'Profil;Fonction\nx\0y;28\n"',
  'Profil\tFonction\n=1+1\t28',
  '%PDF-1.7\n',
  'GIF89a',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
];
const files = [
  ...hostileFiles().map(([, bytes]) => Buffer.from(bytes)),
  ...TEXT_FILES.map((text) => Buffer.from(text)),
].filter(({ length }) => length < LARGEST_FILE);
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** JSON, intact or damaged; a file; a form. */
export type Body =
  | { readonly json: unknown; readonly link: boolean; readonly spoilt?: string; readonly numeral?: string }
  | { readonly file: string; readonly type: string };

const SPOILT = [
  'cut',
  'bom',
  'utf16',
  'latin1',
  'twice',
  'form',
  'plain',
  'untyped',
  'gzip',
  'empty',
  'deep',
  'charset',
  'badUtf8',
];
/** Numerals as JSON writes them, or almost; a string in their place would not test this. */
const RAW_NUMERALS = [
  '1e400',
  '-1e400',
  '00012',
  '-0',
  '1E+2',
  '9007199254740993',
  '0.1e-400',
  '2147483648.0',
  '9'.repeat(400),
  '1.',
  '.5',
  '+1',
  '0x1F',
  'NaN',
  '-Infinity',
];
/** One numeral in place of a number; seldom a body over the limit, since many bytes would slow the run. */
const spoilt = fc.oneof(
  { weight: 48, arbitrary: fc.record({ spoilt: fc.constantFrom(...SPOILT) }) },
  { weight: 24, arbitrary: fc.record({ spoilt: fc.constant('numeral'), numeral: fc.constantFrom(...RAW_NUMERALS) }) },
  { weight: 1, arbitrary: fc.record({ spoilt: fc.constantFrom('overLimit', 'longText') }) },
);

function bodyOf({ bodies }: Operation): fc.Arbitrary<Body | undefined> {
  if (bodies === undefined)
    return rare(
      fc.constant(undefined),
      anyValue.map((json) => ({ json, link: false })),
      20,
    );
  const schema = bodies.get('application/json');
  if (schema === undefined) {
    const type = fc.constantFrom(...bodies.keys());
    const bytes = rare(
      fc.constantFrom(...files, Buffer.from(PIXEL, 'base64')),
      fc.uint8Array({ maxLength: 200 }).map((noise) => Buffer.from(noise)),
    );
    return fc.record({ file: bytes.map((content) => content.toString('base64')), type });
  }
  const examples = resolved(schema)['examples'];
  const fromSchema = sound(schema);
  const good = Array.isArray(examples)
    ? rare(fc.constantFrom<unknown>(...(examples as readonly unknown[])), fromSchema, 2)
    : fromSchema;
  const link = rare(fc.constant(true), fc.constant(false));
  return fc.oneof(
    { weight: 8, arbitrary: fc.record({ json: good, link: fc.constant(true) }) },
    { weight: 9, arbitrary: fc.record({ json: mutated(good), link }) },
    { weight: 1, arbitrary: fc.record({ json: anyValue, link: fc.constant(false) }) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.record({ json: good, link }), spoilt).map(([body, how]) => ({ ...body, ...how })),
    },
  );
}

const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['accept', ['text/html', '*/*;q=0', 'application/xml', ',', 'x'.repeat(500)]],
  ['accept-encoding', ['br', 'gzip', 'identity;q=0', '*;q=0', 'zstd, nothing']],
  ['if-none-match', ['*', 'W/"1"', '"', 'x'.repeat(2000)]],
  ['if-modified-since', ['Thu, 01 Jan 1970 00:00:00 GMT', 'x']],
  ['range', ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'x']],
  ['x-correlation-id', ['x', 'a'.repeat(64), "'; --------", 'é']],
  ['last-event-id', ['0', '-1', '9'.repeat(30), 'x']],
  ['x-forwarded-for', ['x', '::1', ', ,', '999.1.1.1', '2001:db8::1%eth0', '[::1]:80']],
  ['cookie', ['a=b', '%', 'x'.repeat(4000)]],
  ['origin', ['null', 'https://elsewhere.example']],
  ['host', ['x', 'elsewhere.example:99999', '%']],
  ['transfer-encoding', ['chunked']],
];
const header = fc
  .constantFrom(...HEADERS)
  .chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const));
const headers = rare(
  fc.constant<readonly (readonly [string, string])[]>([]),
  fc.array(header, { minLength: 1, maxLength: 2 }),
  9,
);

/** Callers allowed by each rule, so that most requests pass it. */
const CALLERS: Readonly<Record<string, readonly Caller[]>> = {
  staff: ['staff', 'admin'],
  'own-staff': ['staff', 'admin'],
  admin: ['admin'],
  main: ['main', 'main', 'otherMain'],
  member: ['main', 'main', 'associated', 'otherMain'],
};
const callerOf = ({ access }: Operation) =>
  rare(fc.constantFrom(...(CALLERS[access] ?? ROLES)), fc.constantFrom<Caller>(...ROLES, 'stranger'));
const METHODS = ['HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST', 'GET', 'PROPFIND'];

const stepOf = (operation: Operation) =>
  fc.record({
    title: fc.constant(operation.title),
    method: rare(fc.constant(operation.method), fc.constantFrom(...METHODS), 50),
    role: callerOf(operation),
    segments: fc.array(segment, {
      minLength: operation.pathParameters.length,
      maxLength: operation.pathParameters.length,
    }),
    query: queryOf(operation),
    body: bodyOf(operation),
    headers,
    /** Chooses the known ids in the body. */
    pick: fc.nat(1_000),
  });
export type Step = ReturnType<typeof stepOf> extends fc.Arbitrary<infer Of> ? Of : never;

export const byTitle: ReadonlyMap<string, Operation> = new Map(operations.map((one) => [one.title, one]));

const weighted = (chosen: readonly Operation[]) =>
  chosen.map((operation) => ({ weight: COSTLY.test(operation.path) ? 1 : 5, arbitrary: stepOf(operation) }));

const anyStep: fc.Arbitrary<Step> = fc.oneof(...weighted(operations));
const lifeStep: fc.Arbitrary<Step> = fc.oneof(...weighted(operations.filter(({ title }) => LIFE.test(title))));

/** Requests of changing callers; a third concern the life of valuations. */
export const anyWalk: fc.Arbitrary<readonly Step[]> = fc.array(rare(anyStep, lifeStep, 2), {
  minLength: 30,
  maxLength: 30,
  size: 'max',
});
