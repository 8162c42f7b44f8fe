/**
 * Encodes values of the code for the wire and does not check them. The encoder of zod checks each value again and walks
 * through the schema for each row, which would slow down the dashboard's lists. Here the encoder of a schema is built
 * only once.
 */
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Encoder = (value: unknown) => unknown;
type Encode = (...given: never[]) => unknown;

/** The value that a schema encodes: its value in the code. A field with a default may be left out. */
export type SentOf<Of> = Of extends { readonly '~sent'?: infer Sent }
  ? Exclude<Sent, undefined>
  : Of extends z.core.$ZodDefault<infer Inner> | z.core.$ZodPrefault<infer Inner> | z.core.$ZodOptional<infer Inner>
    ? SentOf<Inner> | undefined
    : Of extends z.core.$ZodType
      ? z.output<Of>
      : never;

/** Null: the value is the same on the wire and in the code. */
const known = new WeakMap<Schema, Encoder | null>();
const ofObjects = new WeakMap<Encode, () => Encoder>();

/** Stores the encoder of an object under the function of the object's codec. */
export function rememberEncoder(codecEncode: Encode, make: () => Encoder): void {
  ofObjects.set(codecEncode, make);
}

export function encode<Of extends Schema>(schema: Of, value: SentOf<Of>): z.input<Of> {
  const encoder = encoderOf(schema);
  return (encoder === null ? value : encoder(value)) as z.input<Of>;
}

/** `encode` of one schema, whose encoder is found once. */
export function encoding<Of extends Schema>(schema: Of): (value: SentOf<Of>) => z.input<Of> {
  const encoder = encoderOf(schema) ?? ((value: unknown) => value);
  return encoder as (value: SentOf<Of>) => z.input<Of>;
}

export function encoderOf(schema: Schema): Encoder | null {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const made = makeEncoder(schema);
  known.set(schema, made);
  return made;
}

function makeEncoder(schema: Schema): Encoder | null {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly': {
      const inner = encoderOf(def.innerType);
      return inner && ((value) => (value === null || value === undefined ? value : inner(value)));
    }
    case 'array': {
      const inner = encoderOf(def.element);
      return inner && ((value) => (value as readonly unknown[]).map(inner));
    }
    case 'record': {
      const inner = encoderOf(def.valueType);
      return inner && ((value) => mapped(value as object, () => inner));
    }
    case 'object': {
      const inner = Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, encoderOf(part)]));
      if (Object.values(inner).every((part) => part === null)) return null;
      return (value) => mapped(value as object, (name) => inner[name] ?? null);
    }
    case 'union': {
      // At most one option is a codec, because no value has two forms on the wire.
      const inner = def.options.map(encoderOf).find((option) => option !== null);
      return inner === undefined ? null : (value) => (value === null ? null : inner(value));
    }
    case 'pipe':
      return pipeEncoder(def);
    default:
      return null;
  }
}

function mapped(value: object, encoderAt: (name: string) => Encoder | null): object {
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, encoderAt(name)?.(part) ?? part]));
}

/** zod passes this to each codec. The codecs of the contract do not use it. */
const NO_PAYLOAD = { value: undefined, issues: [] };

function pipeEncoder(def: z.core.$ZodPipeDef): Encoder | null {
  const back = def.reverseTransform as ((value: unknown, payload: object) => unknown) | undefined;
  // A schema that only reads, for example one that cleans a text. A value that is sent is already clean.
  if (back === undefined) return encoderOf(def.in);
  const ofObject = ofObjects.get(back);
  if (ofObject !== undefined) return ofObject();
  const inner = encoderOf(def.in);
  if (inner === null) return (value) => back(value, NO_PAYLOAD);
  return (value) => inner(back(value, NO_PAYLOAD));
}
