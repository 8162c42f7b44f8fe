/** Small changes to a valid body: one place is replaced, removed, repeated or nested. */
import fc from 'fast-check';
import { anyText, anyValue } from './values.js';

const KINDS = ['replace', 'replace', 'replace', 'remove', 'wrap', 'repeat', 'add', 'rename', 'asText'] as const;

const mutation = fc.record({
  kind: fc.constantFrom(...KINDS),
  place: fc.nat(200),
  value: anyValue,
  name: anyText,
});
type Mutation = typeof mutation extends fc.Arbitrary<infer Of> ? Of : never;

/** The container of a value, and its name there. */
interface Place {
  readonly within: Record<string, unknown>;
  readonly name: string;
}

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function placesOf(value: unknown, found: Place[] = []): readonly Place[] {
  if (!isContainer(value) || found.length > 400) return found;
  for (const name of Object.keys(value)) {
    found.push({ within: value, name });
    placesOf(value[name], found);
  }
  return found;
}

/** Also sets a name such as `__proto__`, which is sent like any other. */
function put(within: Record<string, unknown>, name: string, value: unknown): void {
  // A new index or another length could make the array very long.
  if (Array.isArray(within) && (name === 'length' || !Object.hasOwn(within, name))) return;
  Object.defineProperty(within, name, { value, enumerable: true, configurable: true, writable: true });
}

function mutate(root: { body: unknown }, { kind, place, value: given, name }: Mutation): void {
  const value: unknown = structuredClone(given);
  const places = placesOf(root);
  const at = places[place % places.length];
  if (at === undefined) return;
  const { within } = at;
  const current = within[at.name];
  switch (kind) {
    case 'replace':
      return put(within, at.name, value);
    case 'remove':
      return void Reflect.deleteProperty(within, at.name);
    case 'wrap':
      return put(within, at.name, place % 2 === 0 ? [current] : { [at.name]: current });
    case 'repeat':
      return put(within, at.name, [current, current, value]);
    case 'add':
      return put(isContainer(current) ? current : within, name, value);
    case 'rename':
      Reflect.deleteProperty(within, at.name);
      return put(within, name, current);
    case 'asText':
      return put(within, at.name, typeof current === 'string' ? [current] : JSON.stringify(current));
  }
}

/** The body with one to three of these changes. */
export function mutated(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(body, fc.array(mutation, { minLength: 1, maxLength: 3 })).map(([sound, changes]) => {
    const root = { body: structuredClone(sound) };
    for (const change of changes) mutate(root, change);
    return root.body;
  });
}
