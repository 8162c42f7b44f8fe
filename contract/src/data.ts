/** The kinds of values that the API carries, each between its wire form and the code's. */
import {
  CATEGORY_LEVELS,
  dayMessage,
  fromHundredths,
  isDay,
  isMaybeThousands,
  toHundredths,
  STATUS_BOUNDS,
  VALUATION_STATUSES,
  type CategoryLevel,
  type DisplayedAmount,
  type ValuationStatus,
} from '@valorisation/rules';
import * as z from 'zod/mini';

/** A description for the readers of the API. */
export function about<Of extends z.ZodMiniType>(schema: Of, description: string): Of {
  return schema.check(z.describe(description));
}

export const list = <Of extends z.core.$ZodType>(row: Of) => z.readonly(z.array(row));

/** The largest id that a table holds: none beyond it exists. */
const LARGEST_ID = 2_147_483_647;

/** What names nothing in any table is not asked of one: PostgreSQL would call it a fault. */
export const isId = (value: number): boolean => value <= LARGEST_ID;

/** Id or version of a record. */
export const id = z.int().check(z.positive(), z.maximum(LARGEST_ID));
/** The same in a body, as whoever sends it has read it. */
export const readId = z.int('obligatoire').check(z.positive('invalide'), z.maximum(LARGEST_ID, 'invalide'));
/** One of many that are each answered for: one beyond any table is unknown as another is. A place in the journal, too. */
export const wideId = z.int().check(z.positive());
export const count = z.int().check(z.minimum(0));

/** EUR on the wire with at most two decimals, integer cents in the code; points and percents alike. */
export const hundredths = z.codec(z.number(), z.number(), {
  decode: (value) => toHundredths(value) ?? Math.round(value * 100),
  encode: fromHundredths,
});
export const hundredthsOrNull = z.nullable(hundredths);

/** 0 or 1 on the wire. */
export const flag = z.codec(z.int().check(z.minimum(0), z.maximum(1)), z.boolean(), {
  decode: (value) => value === 1,
  encode: (value) => (value ? 1 : 0),
});

/** Numbers of valor_visa: the rules' own. */
export const status = z.codec(
  z.int().check(z.minimum(STATUS_BOUNDS.least), z.maximum(STATUS_BOUNDS.most)),
  z.custom<ValuationStatus>(),
  {
    decode: (value) => VALUATION_STATUSES.find((known) => known === value) ?? 0,
    encode: (value) => value,
  },
);

export const categoryLevel = z.codec(z.int().check(z.minimum(0), z.maximum(3)), z.custom<CategoryLevel>(), {
  decode: (value) => CATEGORY_LEVELS.find((known) => known === value) ?? 0,
  encode: (value) => value,
});

export const payUnit = z.codec(z.enum(['mois', 'heure']), z.enum(['month', 'hour']), {
  decode: (value): DisplayedAmount['unit'] => (value === 'heure' ? 'hour' : 'month'),
  encode: (value) => (value === 'hour' ? 'heure' : 'mois'),
});

/** Values that the code has under other words than the wire. */
export function words<const Pairs extends Readonly<Record<string, string>>>(pairs: Pairs, refusal?: string) {
  type Code = keyof Pairs & string;
  type Word = Pairs[Code];
  const codes = Object.keys(pairs) as Code[];
  const wired = Object.values(pairs) as Word[];
  return z.codec(z.enum(wired, refusal), z.enum(codes), {
    decode: (word: Word): Code => codes[wired.indexOf(word)] as Code,
    encode: (code: Code): Word => pairs[code] as Word,
  });
}

/** A decimal with at most two places, as a number or its text with a dot or a comma; integer hundredths in the code. */
export function typedHundredths(code: string, isAllowed: (hundredths: number) => boolean = () => true) {
  // Digits as people write them: neither 0x10 nor 1e3.
  const typed = z.string().check(z.trim(), z.regex(/^-?\d+(?:[.,]\d+)?$/, code));
  return z.codec(z.union([z.number(), typed], code), z.number(), {
    decode: (given, context) => {
      const value = typeof given === 'string' ? Number(given.replace(',', '.')) : given;
      const rounded = Math.round(value * 100);
      const isUnsure = typeof given === 'string' && isMaybeThousands(given);
      const fits = !isUnsure && Number.isFinite(value) && Math.abs(value * 100 - rounded) < 1e-6 && isAllowed(rounded);
      if (!fits) context.issues.push({ code: 'custom', input: given, message: code });
      return rounded;
    },
    encode: fromHundredths,
  });
}

/** A whole number, or its text. */
export function typedWhole(code: string, isAllowed: (value: number) => boolean = () => true, otherwise = 'invalide') {
  const typed = z.string().check(z.trim(), z.regex(/^-?\d+$/, code));
  return z.codec(z.union([z.number(), typed], code), z.number(), {
    decode: (given, context) => {
      const value = Number(given);
      if (!Number.isSafeInteger(value)) context.issues.push({ code: 'custom', input: given, message: code });
      else if (!isAllowed(value)) context.issues.push({ code: 'custom', input: given, message: otherwise });
      return value;
    },
    encode: (value) => value,
  });
}

/** 0 or 1, as a number, a text or a boolean. */
export const typedFlag = z.codec(z.union([z.literal([0, 1, '0', '1']), z.boolean()], 'invalide'), z.boolean(), {
  decode: (value) => Number(value) === 1,
  encode: (value): 0 | 1 => (value ? 1 : 0),
});

/** YYYY-MM-DD; one that does not exist is told with what to change. */
export const typedDay = z.string('invalide').check(
  z.superRefine((text, context) => {
    if (isDay(text)) return;
    const message = dayMessage(text);
    context.issues.push({ code: 'custom', input: text, message: message === null ? 'invalide' : `texte:${message}` });
  }),
);

/** Null and an empty text clear a value. */
export function clearable<Value, Given>(schema: z.ZodMiniType<Value, Given>, code = 'invalide') {
  const empty = z.pipe(
    z.literal(''),
    z.transform(() => null),
  );
  return z.union([z.null(), empty, schema], code);
}

/** An id of a path: a positive integer, anything else does not exist. */
export const pathId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LARGEST_ID));

/** A version of a text in a path. */
export const pathVersion = about(
  z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LARGEST_ID)),
  'The number of the version; 0: as the product ships it',
);

/** The same in a body. */
export const bodyVersion = about(
  z.int('invalide').check(z.minimum(0, 'invalide'), z.maximum(LARGEST_ID, 'invalide')),
  'A version; 0: the shipped text',
);

/** -1: what does not exist yet. */
export const pathIdOrNew = z.coerce.number().check(
  z.int(),
  z.minimum(-1),
  z.maximum(LARGEST_ID),
  z.refine((value) => value !== 0),
);
