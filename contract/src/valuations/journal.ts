/** The journal of a valuation: what happened, who did it, and each changed value. */
import * as z from 'zod/mini';
import { about, hundredthsOrNull, id, list, pathId } from '../data.js';
import { encode } from '../encode.js';
import { wire, wireObject } from '../wire.js';
import { terms } from './terms.js';
import { valuationRow, valuationDetail } from './valuation.js';
import { KEPT_STEPS, REPLAY_VERDICTS, TRACE_UNITS } from '@valorisation/rules';
import { get } from '../call.js';
import { trace } from './trace.js';

const row = valuationRow.fields;

/**
 * The fields that a timeline shows, under the names of the row. All other fields follow from these or from the day of
 * reading.
 */
export const JOURNAL_FIELDS = {
  profileName: row.profileName,
  status: row.status,
  visible: row.visible,
  functionTitle: row.functionTitle,
  categoryLevel: row.categoryLevel,
  shareHundredths: row.shareHundredths,
  ...terms,
  withoutSeniority: row.withoutSeniority,
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
  /** Equal to `to` when only the text of an answer changed. */
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
  // A field for which this version of the code has no name is left out.
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

const journalEntry = wireObject(
  {
    version: wire('version', id),
    /** The type of the event, for example `valuation.archived`. */
    type: wire('type', z.string()),
    editor: wire('editor', z.string()),
    at: wire('date', about(z.string(), 'ISO, UTC')),
    gridId: wire('grid_id', z.nullable(z.int())),
    /** The first day of the entry's grid. */
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

const replayedStep = wireObject({
  step: wire('etape', z.enum(KEPT_STEPS)),
  name: wire('libelle', z.string()),
  unit: wire('unite', z.enum(TRACE_UNITS)),
  kept: wire('enregistre', about(hundredthsOrNull, 'EUR or points according to `unite`; null if no step differs')),
  again: wire('recalcule', about(hundredthsOrNull, 'The same by today’s rules')),
});

/** A repeated calculation: its inputs, the stored values, the values of today, and the statement about them. */
const replay = wireObject(
  {
    reference: wire('reference', about(z.string(), 'As on a sheet of that time')),
    entry: wire('entree', about(id, 'Number of the entry of the journal')),
    recordedAt: wire('date', about(z.string(), 'When it was recorded; ISO, UTC')),
    gridDay: wire('grid_effective_on', about(z.nullable(z.string()), 'Day from which its grid is in force')),
    rulesVersion: wire('regles', about(z.int(), 'Version of the rules’ code that computed the stored amount')),
    rulesToday: wire('regles_du_jour', about(z.int(), 'Version of the rules’ code that has computed it again')),
    verdict: wire(
      'verdict',
      about(
        z.enum(REPLAY_VERDICTS),
        'same: every stored step is confirmed; other-rules: another version gave another value; unexplained: the same version did; refused: no amount can be computed any more',
      ),
    ),
    statement: wire('constat', about(z.string(), 'The verdict in plain words')),
    differs: wire('etape_differente', about(z.nullable(z.enum(KEPT_STEPS)), 'The first step that differs')),
    steps: wire('etapes', list(replayedStep)),
    valuation: wire(
      'valorisation',
      about(valuationDetail, 'As it was: inputs, answers, grid, stored amount and steps'),
    ),
    trace: wire('trace', about(trace, 'Steps of today’s calculation; empty if there is none')),
  },
  { id: 'Replay' },
);
export type Replay = z.output<typeof replay>;

export const replayCalls = {
  byReference: get('/v1/valor/replay/:reference', {
    params: { reference: about(z.string(), 'As printed on the sheet') },
    answer: replay,
    refuses: ['introuvable', 'classement_non_calcule', 'trop_de_tentatives'],
  }),
  entry: get('/v1/valor/:id/history/:entry/replay', {
    params: { id: pathId, entry: pathId },
    answer: replay,
    refuses: ['introuvable', 'classement_non_calcule'],
  }),
};
