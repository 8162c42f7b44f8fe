/** A valuation's journal: what happened, who did it, and each changed value. */
import * as z from 'zod/mini';
import { about, hundredthsOrNull, id, list } from '../data.js';
import { encode } from '../encode.js';
import { wire, wireObject } from '../wire.js';
import { terms } from './terms.js';
import { valuationRow } from './valuation.js';

const row = valuationRow.fields;

/** The fields that a timeline shows, under the row's names. All others follow from these or from the day of reading. */
export const JOURNAL_FIELDS = {
  profileName: row.profileName,
  status: row.status,
  visible: row.visible,
  functionTitle: row.functionTitle,
  categoryLevel: row.categoryLevel,
  shareHundredths: row.shareHundredths,
  ...terms,
  indexHundredths: row.indexHundredths,
  majoredIndexHundredths: row.majoredIndexHundredths,
  displayedCents: wire('valor_affiche', hundredthsOrNull),
  calculatedOn: row.calculatedOn,
  gridId: row.gridId,
} as const;

/** `degree` is the answer to `criterionId`: its degree, `nc` for not concerned, or null for none. */
export type ChangedField = keyof typeof JOURNAL_FIELDS | 'degree';

export type JournalValue = string | number | boolean | null;

export interface FieldChange {
  readonly field: ChangedField;
  readonly criterionId: number | null;
  /** Equal on both sides when only the words of an answer changed. */
  readonly from: JournalValue;
  readonly to: JournalValue;
}

interface WireChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

const ANSWER = /^critere\.(\d+)$/;

const byWireName = new Map(
  Object.entries(JOURNAL_FIELDS).map(([key, { name, schema }]) => [name as string, { key, schema }]),
);

const journalValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

function valueOf(schema: z.core.$ZodType, given: unknown): JournalValue {
  const read = z.safeParse(z.pipe(schema, journalValue), given);
  return read.success ? read.data : null;
}

function toCode({ field, from, to }: WireChange): FieldChange[] {
  const criterion = ANSWER.exec(field)?.[1];
  if (criterion !== undefined) {
    const plain = (value: unknown) => valueOf(journalValue, value);
    return [{ field: 'degree', criterionId: Number(criterion), from: plain(from), to: plain(to) }];
  }
  const known = byWireName.get(field);
  // Leaves out a field that this version of the code has no name for.
  if (known === undefined) return [];
  const { key, schema } = known;
  return [{ field: key as ChangedField, criterionId: null, from: valueOf(schema, from), to: valueOf(schema, to) }];
}

function toWire({ field, criterionId, from, to }: FieldChange): WireChange {
  if (field === 'degree') return { field: `critere.${criterionId}`, from, to };
  const { name, schema } = JOURNAL_FIELDS[field];
  return { field: name, from: encode(schema, from as never), to: encode(schema, to as never) };
}

const wireChange = z.object({
  field: about(
    z.string(),
    'The wire name of the field; `critere.<id>` for an answer: its degree, `nc` not concerned, null none; equal on both sides if only its reason or evidence changed',
  ),
  from: z.unknown(),
  to: z.unknown(),
});

const changes = z.codec(z.array(wireChange), z.custom<readonly FieldChange[]>(), {
  decode: (given): readonly FieldChange[] => given.flatMap(toCode),
  encode: (told) => told.map(toWire),
});

/** One entry of a valuation's journal. */
export const journalEntry = wireObject(
  {
    version: wire('version', id),
    /** Type of the event, for example `valuation.archived`. */
    type: wire('type', z.string()),
    editor: wire('editor', z.string()),
    at: wire('date', about(z.string(), 'ISO, UTC')),
    gridId: wire('grid_id', z.nullable(z.int())),
    /** First day of that grid. */
    gridDay: wire(
      'grid_effective_on',
      about(z.nullable(z.string()), 'Day from which that grid is in force, YYYY-MM-DD'),
    ),
    reason: wire('reason', about(z.nullable(z.string()), 'Why an admin fixed the amount, or removed it')),
    changes: wire('changes', changes),
  },
  { id: 'JournalEntry' },
);
export type JournalEntry = z.output<typeof journalEntry>;

export const journal = list(journalEntry);
