/** What the page for payroll shows, and the files of receipts. */
import type { PayrollFormat, PayrollKey, PayrollLines, PayrollOutlook, PayrollReceipt } from '@valorisation/contract';
import { isForSilae, payrollReference } from '@valorisation/rules';
import { Clock, parisDay } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { fingerprintOf } from '../../../platform/storage/file-store.js';
import { goneSince } from '../domain/line-references.js';
import { payrollCsv, PayrollFiles } from '../files/payroll-files.js';
import { payrollWords } from '../files/payroll-words.js';
import { PayrollHandovers, type ReceiptReader } from '../persistence/payroll-handovers.js';
import { PayrollKeys } from '../persistence/payroll-keys.js';
import { countedLacks, PayrollLineSource } from './payroll-lines.js';

/** What a file would have, and what is in none. Refusal: `introuvable` for the receipt. */
export class GetPayrollOutlook extends QueryOf<{ reader: ReceiptReader; since: number | null }, PayrollOutlook>() {}

/** The receipts that the reader may see, the latest first. */
export class ListReceipts extends QueryOf<{ reader: ReceiptReader }, readonly PayrollReceipt[]>() {}

export interface PayrollFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly format: PayrollFormat;
}

/** The file of a receipt, made again. Refusals: `introuvable`; `etat_change` when it would have other bytes. */
export class GetReceiptFile extends QueryOf<{ reader: ReceiptReader; id: number }, PayrollFile>() {}

/** The lines for a program of the school, with the file that has them. Refusal: `introuvable` for the receipt. */
export class GetPayrollLines extends QueryOf<
  { establishmentId: number; since: number | null },
  { readonly answer: PayrollLines; readonly file: PayrollFile }
>() {}

/** The keys of the school that still open something. */
export class ListPayrollKeys extends QueryOf<{ establishmentId: number }, readonly PayrollKey[]>() {}

const on = handlersWith({
  source: PayrollLineSource,
  files: PayrollFiles,
  handovers: PayrollHandovers,
  keys: PayrollKeys,
  clock: Clock,
});

export const payrollQueries = [
  on(GetPayrollOutlook, async ({ reader, since }, { source }) => {
    const { state, lines, all, known } = await source.select(reader, 'csv', since);
    const leftOut = new Map(state.leftOut.map((row) => [row.id, row]));
    return {
      lines: lines.length,
      leftOut: countedLacks(state.leftOut),
      gone: goneSince(all, known).map(([id, version]) => {
        const { personName = null, functionTitle = null, lack = null } = leftOut.get(id) ?? {};
        return { reference: payrollReference({ id, version }), personName, functionTitle, lack };
      }),
      unnumbered: lines.filter((line) => !isForSilae(line)).length,
      complements: state.complements,
      isUnconfirmed: lines.some(({ valeur_confirmee }) => valeur_confirmee === 'non'),
    };
  }),
  on(ListReceipts, async ({ reader }, { handovers }) => handovers.latest(reader)),
  on(GetReceiptFile, async ({ reader, id }, { source, files, handovers }) => {
    const { format, since, visibleOnly, sha256, createdAt } = await handovers.find(reader, id);
    const { state, lines } = await source.select({ ...reader, visibleOnly }, format, since);
    const bytes = await files.write(lines, format);
    if (fingerprintOf(bytes).sha256 !== sha256) throw new DomainError('etat_change');
    return { name: fileName(format, state.siret, parisDay(createdAt), since), bytes, format };
  }),
  on(GetPayrollLines, async ({ establishmentId, since }, { source, clock }) => {
    const { state, lines } = await source.select({ establishmentId, visibleOnly: false }, 'csv', since);
    const bytes = payrollCsv(lines);
    return {
      answer: { lines, leftOut: countedLacks(state.leftOut), sha256: fingerprintOf(bytes).sha256 },
      file: { name: fileName('csv', state.siret, clock.today(), since), bytes, format: 'csv' as const },
    };
  }),
  on(ListPayrollKeys, async ({ establishmentId }, { keys }) => keys.valid(establishmentId)),
];

const EXTENSIONS = { csv: 'csv', xlsx: 'xlsx', silae: 'json' } as const;

function fileName(format: PayrollFormat, siret: string, day: string, since: number | null): string {
  const { minima, silae, since: changes } = payrollWords().fileNames;
  const whole = (format === 'silae' ? silae : minima).replace('{siret}', siret).replace('{jour}', day);
  return `${whole}${since === null ? '' : changes.replace('{numero}', String(since))}.${EXTENSIONS[format]}`;
}
