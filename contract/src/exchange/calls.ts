/** Spreadsheets: exports, the model file, and imports. Each import call carries its file. */
import * as z from 'zod/mini';
import { FileAnswer, FileBody, get, post, SHEET_TYPES } from '../call.js';
import { about, count, hundredths, hundredthsOrNull, id, list, flag, pathId, status, typedFlag } from '../data.js';
import { dueOrNull, paidOrNull } from '../valuations/amounts.js';
import { coherenceFields } from '../valuations/coherence.js';
import { idsUpTo } from '../valuations/life.js';
import { listFields } from '../valuations/requests.js';
import { extended, wire, wireObject } from '../wire.js';
import { importChoices, readingFields, readLineFields } from './reading.js';

const spreadsheet = new FileAnswer(Object.values(SHEET_TYPES), undefined);
const file = new FileBody(
  'An XLSX, XLSM or ODS workbook or a CSV file: 5 MB and 5 000 rows at most.',
  false,
  importChoices,
);

const format = wire('format', about(z._default(z.enum(['xlsx', 'csv'], 'invalide'), 'xlsx'), 'Kind of file'));

/** The largest number of repairs, or of errors, in one answer. */
export const MOST_REFUSED_TOLD = 200;
/** A file may contain more rows than a command may change. */
const MOST_EXPORTED = 10_000;

const line = wire('line', about(id, 'Row of the file, headings included'));

const acceptedLine = wireObject({
  line,
  profileName: wire('profile_name', z.string()),
  isNewProfile: wire('profile_new', z.boolean()),
  functionTitle: wire('metier_title', about(z.nullable(z.string()), 'Null: a profile without a valuation')),
  status: wire('valor_visa', z.nullable(status)),
  visible: wire('valor_visible', z.nullable(flag)),
  shareHundredths: wire('valor_c0', hundredthsOrNull),
  seniorityOn: wire('valor_anciennete', about(z.nullable(z.string()), 'Day of seniority, YYYY-MM-DD')),
  training: wire('formations', about(z.nullable(z.string()), 'The diploma in words; null: none is given')),
  notes: wire('notes', about(list(z.string()), 'Values of the file that are left out of the row')),
  due: dueOrNull,
  conventionalCents: wire(
    'valor_conventionnel',
    about(hundredthsOrNull, 'Amount by the agreement, EUR per `valor_a_verser_unit`; null until computed'),
  ),
  ...readLineFields,
  paid: paidOrNull,
  isRepeated: wire('repeated', about(z.boolean(), 'The profile already has an active valuation of that function')),
});

const refusedLine = wireObject({
  line,
  profileName: wire('profile_name', z.string()),
  reasons: wire('reasons', list(z.object({ column: z.string(), message: z.string() }))),
});

/** Shown before the import is confirmed. The confirmation must contain the digest of the same file. */
const importPreview = wireObject(
  {
    key: wire('key', z.uuid()),
    digest: wire('digest', z.string()),
    lines: wire('lines', count),
    newProfiles: wire('profiles_new', count),
    existingProfiles: wire('profiles_existing', count),
    valuations: wire('valuations', count),
    computed: wire('computed', about(count, 'Valuations that get an amount')),
    monthTotalCents: wire('month_total', about(hundredths, 'What the rows add to the amount due per month, EUR')),
    ignoredColumns: wire('ignored_columns', list(z.string())),
    nearColumns: wire(
      'near_columns',
      about(
        list(z.object({ heading: z.string(), column: z.string() })),
        'Ignored columns that may be meant for a missing column of the model',
      ),
    ),
    notes: wire('notes', about(list(z.string()), 'Which sheet was read, what it hides, which lines were left out')),
    ...readingFields,
    accepted: wire('accepted', list(acceptedLine)),
    refusedLines: wire('refused_lines', about(count, 'Number of refused rows')),
    refused: wire('refused', list(refusedLine)),
  },
  { id: 'ImportPreview' },
);
export type ImportPreview = z.output<typeof importPreview>;

const undone = wireObject({
  at: wire('at', z.string()),
  archived: wire('archived', count),
  deleted: wire('deleted', about(count, 'Valuations deleted with the people whom the import created')),
  restored: wire('restored', about(count, 'Valuations that were there, as before the import again')),
  kept: wire('kept', about(count, 'Valuations that were there and that a person has changed since: they stay')),
  deletedProfiles: wire('profiles_deleted', count),
});

/** An import that was written to the database. */
const importRecord = wireObject(
  {
    id: wire('import_id', id),
    createdAt: wire('created_at', z.string()),
    profiles: wire('profiles', count),
    valuations: wire('valuations', count),
    active: wire('valuations_active', about(count, 'Those that an undo may still take back')),
    changed: wire('valuations_changed', about(count, 'Valuations that were there and that the import has changed')),
    refused: wire('refused', count),
    withheldLines: wire(
      'a_voir',
      about(list(line.schema), 'Lines left out, only for an associated account: to be settled with the head'),
    ),
    isOwn: wire('own', z.boolean()),
    undone: wire('undone', z.nullable(undone)),
  },
  { id: 'Import' },
);
export type ImportRecord = z.output<typeof importRecord>;

/** An import with the rows that it has created. */
const importDetail = extended(
  importRecord,
  {
    valuationIds: wire('valor_ids', about(list(id), 'Its valuations, as they were written')),
    changedIds: wire('valor_ids_changed', about(list(id), 'Active ones that a person has changed since')),
  },
  { id: 'ImportDetail' },
);

export type ImportDetail = z.output<typeof importDetail>;

const undoRequest = z
  .prefault(
    wireObject({
      withChanged: wire(
        'modifiees',
        about(z._default(typedFlag, false), 'Also valuations that a person has changed since'),
      ),
    }),
    {},
  )
  .register(z.globalRegistry, { id: 'UndoImportRequest' });

const UNREADABLE = ['corps_trop_grand', 'type_non_accepte', 'donnees_invalides'] as const;

export const exchangeCalls = {
  export: get('/v1/valor/export', {
    query: { ...listFields, format },
    answer: spreadsheet,
    refuses: ['donnees_invalides'],
  }),
  exportChosen: post('/v1/valor/export', {
    body: wireObject({ ids: wire('ids', idsUpTo(MOST_EXPORTED)), format }, { id: 'ExportChosenRequest' }),
    answer: spreadsheet,
    refuses: ['introuvable', 'donnees_invalides'],
  }),
  exportCoherence: get('/v1/valor/coherence/export', {
    query: { ...coherenceFields, format },
    answer: spreadsheet,
    refuses: ['donnees_invalides'],
  }),
  model: get('/v1/valor/import/model', { query: { format }, answer: spreadsheet }),
  preview: post('/v1/valor/import/preview', { body: file, answer: importPreview, refuses: UNREADABLE }),
  confirm: post('/v1/valor/import/confirm', {
    query: {
      key: wire('key', about(z.uuid('invalide'), 'If it is sent twice, the import is written once')),
      digest: wire(
        'digest',
        about(
          z.string('invalide').check(z.regex(/^[0-9a-f]{64}$/, 'invalide')),
          'Digest of the plan that was shown; another plan is refused (409)',
        ),
      ),
    },
    body: file,
    answer: importRecord,
    refuses: [...UNREADABLE, 'apercu_perime', 'conflit', 'trop_de_tentatives'],
  }),
  list: get('/v1/valor/import', { answer: list(importRecord) }),
  detail: get('/v1/valor/import/:id', { params: { id: pathId }, answer: importDetail, refuses: ['introuvable'] }),
  undo: post('/v1/valor/import/:id/undo', {
    params: { id: pathId },
    body: undoRequest,
    answer: importRecord,
    refuses: ['introuvable', 'import_annule', 'conflit'],
  }),
};
