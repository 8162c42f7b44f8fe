/** What is due, for payroll: files with a receipt for each, and the same lines for a school's own program by a key. */
import { PAYROLL_COLUMNS, type PayrollColumn, type PayrollLack } from '@valorisation/rules';
import * as z from 'zod/mini';
import { FileAnswer, get, post, SHEET_TYPES } from '../call.js';
import { about, count, id, isId, list, pathId, readId, typedWhole, words } from '../data.js';
import { requiredNameField } from '../accounts/fields.js';
import { wire, wireObject } from '../wire.js';

const format = about(
  z.enum(['csv', 'xlsx', 'silae'], 'invalide'),
  'silae: a JSON file, to be checked before it is sent',
);
export type PayrollFormat = z.output<typeof format>;

const lack = words({
  archived: 'archivee',
  'in-progress': 'en_cours',
  'to-redo': 'a_refaire',
  'awaits-update': 'en_attente_de_mise_a_jour',
  'seniority-passed': 'anciennete_a_mettre_a_jour',
  'sum-differs': 'somme_des_indices_differente',
} satisfies Record<PayrollLack, string>);

const leftOut = about(
  list(wireObject({ lack: wire('raison', lack), count: wire('lignes', count) })),
  'Functions that are in no file, by reason',
);
const sha256 = about(z.string().check(z.regex(/^[0-9a-f]{64}$/)), 'Of the bytes of the file');
const sinceField = about(z.nullable(readId), 'Only what changed since this receipt; null: all lines');
const gone = wireObject({
  reference: wire('reference_trace', z.string()),
  personName: wire('profile_name', about(z.nullable(z.string()), 'Null: the function was deleted')),
  functionTitle: wire('metier_title', z.nullable(z.string())),
  lack: wire('raison', z.nullable(lack)),
});
const isUnconfirmed = about(z.boolean(), 'A point value among the lines is to be confirmed by the branch');
const sinceQuery = {
  since: wire('depuis', about(z.optional(typedWhole('invalide', (value) => value > 0 && isId(value))), 'A receipt')),
};

const outlook = wireObject(
  {
    lines: wire('lignes', about(count, 'Lines that the file has')),
    leftOut: wire('hors_fichier', leftOut),
    gone: wire('disparues', about(list(gone), 'Lines of that receipt that have none today')),
    unnumbered: wire('sans_matricule', about(count, 'Lines that the file for Silae leaves out: no payroll number')),
    complements: wire('complements_smic', about(count, 'People whose complement to the minimum wage is in no line')),
    isUnconfirmed: wire('valeur_a_confirmer', isUnconfirmed),
  },
  { id: 'PayrollOutlook' },
);
export type PayrollOutlook = z.output<typeof outlook>;

const receipt = wireObject(
  {
    id: wire('receipt_id', id),
    createdAt: wire('created_at', z.iso.datetime()),
    by: wire('by', about(z.nullable(z.string()), 'Name; null: the account is gone')),
    format: wire('format', format),
    since: wire('depuis', about(z.nullable(id), 'The receipt whose changes it has; null: all lines')),
    lines: wire('lignes', count),
    isVisibleOnly: wire('sans_les_limitees', about(z.boolean(), 'Made by a collaborator: without limited functions')),
    sha256: wire('sha256', sha256),
  },
  { id: 'PayrollReceipt' },
);
export type PayrollReceipt = z.output<typeof receipt>;

const handOver = wireObject(
  { format: wire('format', format), since: wire('depuis', z._default(sinceField, null)) },
  { id: 'HandOverRequest' },
);

const key = wireObject(
  {
    id: wire('key_id', id),
    name: wire('name', z.string()),
    prefix: wire('prefix', about(z.string(), 'How the key begins')),
    createdAt: wire('created_at', z.iso.datetime()),
    usedAt: wire('used_at', about(z.nullable(z.iso.datetime()), 'Its last use')),
  },
  { id: 'PayrollKey' },
);
export type PayrollKey = z.output<typeof key>;

const LONGEST_KEY_NAME = 60;
const newKey = wireObject(
  { name: wire('name', requiredNameField(LONGEST_KEY_NAME)) },
  { id: 'CreatePayrollKeyRequest' },
);
const createdKey = wireObject(
  { id: wire('key_id', id), secret: wire('key', about(z.string(), 'Shown once. Only its hash is stored')) },
  { id: 'CreatedPayrollKey' },
);

const columns = Object.keys(PAYROLL_COLUMNS) as PayrollColumn[];
const text = z.string();
const line = z
  .object(Object.fromEntries(columns.map((name) => [name, text])) as Record<PayrollColumn, typeof text>)
  .register(z.globalRegistry, {
    id: 'PayrollLine',
    description: 'The cells of the CSV file, as it writes them. An empty text: not applicable.',
  });

const lines = wireObject(
  {
    lines: wire('lignes', list(line)),
    leftOut: wire('hors_fichier', leftOut),
    sha256: wire('sha256', about(z.string(), 'Of the CSV file with these lines: the same lines give the same')),
  },
  { id: 'PayrollLines' },
);
export type PayrollLines = z.output<typeof lines>;

export const payrollCalls = {
  outlook: get('/v1/payroll/outlook', { query: sinceQuery, answer: outlook, refuses: ['introuvable'] }),
  receipts: get('/v1/payroll/receipts', { answer: list(receipt) }),
  handOver: post('/v1/payroll/receipts', { body: handOver, answer: receipt, refuses: ['introuvable', 'conflit'] }),
  file: get('/v1/payroll/receipts/:id/file', {
    params: { id: pathId },
    answer: new FileAnswer([SHEET_TYPES.csv, SHEET_TYPES.xlsx, 'application/json'], undefined, { appels: [] }),
    refuses: ['introuvable', 'etat_change'],
  }),
  keys: get('/v1/payroll/keys', { answer: list(key) }),
  createKey: post('/v1/payroll/keys', { body: newKey, answer: createdKey }),
  revokeKey: post('/v1/payroll/keys/:id/revoke', {
    params: { id: pathId },
    answer: list(key),
    refuses: ['introuvable'],
  }),
  /** Both by `Authorization: Bearer` with a key of the school. */
  lines: get('/v1/payroll/lines', {
    query: sinceQuery,
    answer: lines,
    refuses: ['introuvable', 'trop_de_tentatives'],
  }),
  linesCsv: get('/v1/payroll/lines.csv', {
    query: sinceQuery,
    answer: new FileAnswer([SHEET_TYPES.csv], undefined),
    refuses: ['introuvable', 'trop_de_tentatives'],
  }),
};
