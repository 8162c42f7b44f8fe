/** The kinds of values in the API. Each has a form on the wire and a form in the code. */
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

export function about<Of extends z.ZodMiniType>(schema: Of, description: string): Of {
  return schema.check(z.describe(description));
}

export const list = <Of extends z.core.$ZodType>(row: Of) => z.readonly(z.array(row));

const LARGEST_ID = 2_147_483_647;

/** A larger id is not sent to the database, because PostgreSQL would answer with an error. */
export const isId = (value: number): boolean => value <= LARGEST_ID;

export const id = z.int().check(z.positive(), z.maximum(LARGEST_ID));
/** An id in a body, or the version that the sender has read. */
export const readId = z.int('obligatoire').check(z.positive('invalide'), z.maximum(LARGEST_ID, 'invalide'));
/**
 * An id in a list whose ids are answered one by one. An id that is too large counts as unknown. The schema is also used
 * for positions in the journal.
 */
export const wideId = z.int().check(z.positive());
export const count = z.int().check(z.minimum(0));

/**
 * EUR with at most two decimals on the wire, integer cents in the code. Points and percents have the same two forms.
 */
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

/** The numbers of valor_visa, which the rules define. */
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

/** For values that are named differently in the code and on the wire. */
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

/** A decimal with at most two places: a number, or a text with a dot or a comma. The code has integer hundredths. */
export function typedHundredths(code: string, isAllowed: (hundredths: number) => boolean = () => true) {
  // Only decimal digits are accepted. 0x10 and 1e3 are refused.
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

/** A whole number, or a text of one. */
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

/** 0 or 1, as a number, as a text or as a boolean. */
export const typedFlag = z.codec(z.union([z.literal([0, 1, '0', '1']), z.boolean()], 'invalide'), z.boolean(), {
  decode: (value) => Number(value) === 1,
  encode: (value): 0 | 1 => (value ? 1 : 0),
});

/** YYYY-MM-DD. If the day does not exist, the refusal says what to change. */
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

/** An id in a path: a positive integer. Any other value is answered as not found. */
export const pathId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LARGEST_ID));

export const pathVersion = about(
  z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LARGEST_ID)),
  'The number of the version; 0: the text as shipped with the product',
);

export const bodyVersion = about(
  z.int('invalide').check(z.minimum(0, 'invalide'), z.maximum(LARGEST_ID, 'invalide')),
  'A version; 0: the shipped text',
);

/** -1 stands for a row that does not exist yet. */
export const pathIdOrNew = z.coerce.number().check(
  z.int(),
  z.minimum(-1),
  z.maximum(LARGEST_ID),
  z.refine((value) => value !== 0),
);
