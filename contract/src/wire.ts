/**
 * Objects of the API with one line for each field: its name in the code, its name on the wire and the schema of its
 * value. Both directions, both types and the JSON schema are derived from that line.
 */
import * as z from 'zod/mini';
import { encoderOf, rememberEncoder, type SentOf } from './encode.js';

type Schema = z.core.$ZodType;
type Values = Readonly<Record<string, unknown>>;

export interface Wire<Name extends string = string, Of extends Schema = Schema> {
  readonly name: Name;
  readonly schema: Of;
}

export function wire<const Name extends string, Of extends Schema>(name: Name, schema: Of): Wire<Name, Of> {
  return { name, schema };
}

/** A value that is one field in the code and several fields on the wire. */
export interface Joined<Shape extends z.core.$ZodShape = z.core.$ZodShape, Value = unknown> {
  readonly shape: Shape;
  /** `all` is the object that contains these fields. */
  join(wired: { readonly [Name in keyof Shape]: z.output<Shape[Name]> }, all: Values): Value;
  /** `row` is the object that contains this value. */
  split(value: Value, row: Values): { readonly [Name in keyof Shape]: z.output<Shape[Name]> };
}

export function joined<const Shape extends z.core.$ZodShape, Value>(field: Joined<Shape, Value>): Joined<Shape, Value> {
  return field;
}

/** A joined field with a value of any type. `join` and `split` take other types for each field. */
interface AnyJoined {
  readonly shape: z.core.$ZodShape;
  join(wired: never, all: Values): unknown;
  split(value: never, row: Values): Values;
}

export type Field = Wire | AnyJoined;
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<Of> =
  Of extends Wire<string, infer Inner>
    ? z.output<Inner>
    : Of extends Joined<z.core.$ZodShape, infer Value>
      ? Value
      : never;
type SentValueOf<Of> = Of extends Wire<string, infer Inner> ? SentOf<Inner> : ValueOf<Of>;
type NameOf<Of> = Of extends Wire<infer Name> ? Name : Of extends Joined<infer Shape> ? keyof Shape & string : never;
type SchemaAt<Of, Name> =
  Of extends Wire<infer Own, infer Inner>
    ? Name extends Own
      ? Inner
      : never
    : Of extends Joined<infer Shape>
      ? Name extends keyof Shape
        ? Shape[Name]
        : never
      : never;
type IsOptional<Of> = Of extends Wire<string, infer Inner> ? (undefined extends z.output<Inner> ? true : false) : false;
type IsOptionalWhenSent<Of> =
  Of extends Wire<string, infer Inner> ? (undefined extends z.input<Inner> ? true : false) : false;
type Flat<Of> = { readonly [Key in keyof Of]: Of[Key] };

/** The object as the code has it. */
type CodeOf<Of extends Fields> = Flat<
  { [Key in keyof Of as IsOptional<Of[Key]> extends true ? never : Key]: ValueOf<Of[Key]> } & {
    [Key in keyof Of as IsOptional<Of[Key]> extends true ? Key : never]?: Exclude<ValueOf<Of[Key]>, undefined>;
  }
>;
/** The object as a caller gives it: a field with a default may be left out. */
type SentFields<Of extends Fields> = Flat<
  { [Key in keyof Of as IsOptionalWhenSent<Of[Key]> extends true ? never : Key]: SentValueOf<Of[Key]> } & {
    [Key in keyof Of as IsOptionalWhenSent<Of[Key]> extends true ? Key : never]?: SentValueOf<Of[Key]> | undefined;
  }
>;
/** The object as the wire has it. */
type WireOf<Of extends Fields> = Optionals<{
  [Name in NameOf<Of[keyof Of]>]: z.input<SchemaAt<Of[keyof Of], Name>>;
}>;
type Optionals<Of> = Flat<
  { [Name in keyof Of as undefined extends Of[Name] ? never : Name]: Of[Name] } & {
    [Name in keyof Of as undefined extends Of[Name] ? Name : never]?: Of[Name];
  }
>;

/** A field that exists only on the wire. It is computed from the object in the code and is never read back. */
type Derived<Of extends Fields> = Readonly<
  Record<string, { readonly schema: Schema; readonly from: (row: CodeOf<Of>) => unknown }>
>;

export interface WireObject<Of extends Fields = Fields> extends z.ZodMiniType<CodeOf<Of>, WireOf<Of>> {
  readonly fields: Of;
  readonly derived: Readonly<Record<string, { readonly schema: Schema; readonly from: (row: never) => unknown }>>;
  readonly '~sent'?: SentFields<Of>;
}

interface Options<Of extends Fields> {
  /** The name of the schema in the API's description. */
  readonly id?: string;
  readonly description?: string;
  readonly derived?: Derived<Of>;
}

const fieldsByCodec = new WeakMap<object, Fields>();

/** The wire name of each field in the schema of an object, by the field's name in the code. Empty for others. */
export function wireNamesOf(schema: Schema): ReadonlyMap<string, string> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) return wireNamesOf(def.innerType);
  const fields = def.type === 'pipe' && def.reverseTransform ? fieldsByCodec.get(def.reverseTransform) : undefined;
  return new Map(
    Object.entries(fields ?? {}).flatMap(([key, field]) => {
      const name = 'name' in field ? field.name : Object.keys(field.shape)[0];
      return name === undefined ? [] : [[key, name]];
    }),
  );
}

/** The value of a derived field on the wire. */
export function derivedOf<Of extends WireObject>(object: Of, name: string): (row: SentOf<Of>) => unknown {
  const field = object.derived[name];
  if (field === undefined) throw new Error(`The object has no derived field "${name}"`);
  const { from, schema } = field;
  const encoder = encoderOf(schema) ?? ((value: unknown) => value);
  return (row) => encoder(from(row as never));
}

/** A codec between the wire and the code. Missing keys stay missing, and unknown keys are dropped. */
export function wireObject<const Of extends Fields>(
  fields: Of,
  { id, description, derived = {} }: Options<Of> = {},
): WireObject<Of> {
  const lines = Object.entries<Field>(fields);
  const own = lines.flatMap(([, field]): [string, Schema][] => {
    if ('name' in field) return [[field.name, field.schema]];
    const joinedFields: z.core.$ZodShape = field.shape;
    return Object.entries(joinedFields);
  });
  const extra = Object.entries(derived);
  const shape: z.core.$ZodShape = {
    ...Object.fromEntries(own),
    ...Object.fromEntries(extra.map(([name, { schema }]) => [name, schema])),
  };

  const toCode = (wired: Values): Values => {
    const row: Record<string, unknown> = {};
    for (const [key, field] of lines) {
      if (!('name' in field)) row[key] = field.join(wired as never, wired);
      else if (wired[field.name] !== undefined) row[key] = wired[field.name];
    }
    return row;
  };
  /** Renames the fields to their wire names. The values stay those of the code. */
  const toNames = (row: Values): Record<string, unknown> => {
    const wired: Record<string, unknown> = {};
    for (const [key, field] of lines) {
      if (!('name' in field)) Object.assign(wired, field.split(row[key] as never, row));
      else if (row[key] !== undefined) wired[field.name] = row[key];
    }
    for (const [name, { from }] of extra) wired[name] = from(row as CodeOf<Of>);
    return wired;
  };

  const schema = z.codec(z.object(shape), z.custom<Values>(), { decode: toCode, encode: toNames });
  fieldsByCodec.set(toNames, fields);
  rememberEncoder(toNames, () => encoderOfObject(lines, extra, shape));
  if (id !== undefined || description !== undefined) {
    schema.register(z.globalRegistry, {
      ...(id !== undefined && { id }),
      ...(description !== undefined && { description }),
    });
  }
  return Object.assign(schema, { fields, derived }) as unknown as WireObject<Of>;
}

/**
 * Writes the rows of long lists. The first object already has every key, because an object that gets its keys one by
 * one is many times slower to fill and to turn into JSON. A missing value stays undefined, and JSON leaves it out.
 */
function encoderOfObject(
  lines: readonly (readonly [string, Field])[],
  extra: readonly (readonly [string, { readonly from: (row: never) => unknown }])[],
  shape: z.core.$ZodShape,
): (row: unknown) => Record<string, unknown> {
  const blank = Object.fromEntries(Object.keys(shape).map((name) => [name, undefined]));
  const encoders = Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, encoderOf(part)]));
  const put = (wired: Record<string, unknown>, name: string, value: unknown): void => {
    const encoder = encoders[name];
    wired[name] = encoder && value !== undefined && value !== null ? encoder(value) : value;
  };
  const writers = lines.map(([key, field]) => {
    if ('name' in field) {
      const { name } = field;
      const encoder = encoders[name];
      if (!encoder) return (wired: Record<string, unknown>, row: Values) => void (wired[name] = row[key]);
      return (wired: Record<string, unknown>, row: Values) => {
        const value = row[key];
        wired[name] = value === undefined || value === null ? value : encoder(value);
      };
    }
    const joinedField = field;
    const names = Object.keys(joinedField.shape);
    return (wired: Record<string, unknown>, row: Values) => {
      const parts: Values = joinedField.split(row[key] as never, row);
      for (const name of names) put(wired, name, parts[name]);
    };
  });
  return (given) => {
    const row = given as Values;
    const wired = { ...blank };
    for (const write of writers) write(wired, row);
    for (const [name, { from }] of extra) put(wired, name, from(row as never));
    return wired;
  };
}

export function extended<const Base extends Fields, const More extends Fields>(
  base: WireObject<Base>,
  more: More,
  options: Options<Omit<Base, keyof More> & More> = {},
): WireObject<Omit<Base, keyof More> & More> {
  const fields = { ...base.fields, ...more } as Omit<Base, keyof More> & More;
  const derived = { ...base.derived, ...options.derived } as Derived<Omit<Base, keyof More> & More>;
  return wireObject(fields, { ...options, derived });
}
