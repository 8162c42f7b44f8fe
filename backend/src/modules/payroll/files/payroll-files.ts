import type { PayrollFormat } from '@valorisation/contract';
import { PAYROLL_COLUMNS, silaeBodies, type PayrollColumn, type PayrollLine } from '@valorisation/rules';
import { Injectable } from '@nestjs/common';
import { BYTE_ORDER_MARK, csvLines } from '../../../platform/csv/csv-lines.js';
import { SheetFiles, type Value, type WrittenSheet } from '../../exchange/index.js';
import { payrollWords } from './payroll-words.js';

const COLUMNS = Object.keys(PAYROLL_COLUMNS) as PayrollColumn[];
const WIDTHS = { text: 22, whole: 12, decimal: 14, money: 16, day: 13 } as const;

/** The files for payroll. The same lines give the same bytes. */
@Injectable()
export class PayrollFiles {
  constructor(private readonly sheets: SheetFiles) {}

  async write(lines: readonly PayrollLine[], format: PayrollFormat): Promise<Buffer> {
    switch (format) {
      case 'csv':
        return payrollCsv(lines);
      case 'xlsx':
        return this.sheets.write([payrollSheet(lines)], 'xlsx');
      case 'silae':
        return silaeFile(lines);
    }
  }
}

export function payrollCsv(lines: readonly PayrollLine[]): Buffer {
  const rows = lines.map((line) => COLUMNS.map((column) => line[column]));
  return Buffer.from(BYTE_ORDER_MARK + csvLines([COLUMNS, ...rows]));
}

export function payrollSheet(lines: readonly PayrollLine[]): WrittenSheet {
  const columns = COLUMNS.map((heading) => {
    const kind = PAYROLL_COLUMNS[heading];
    return { heading, kind, width: Math.max(WIDTHS[kind], heading.length + 2) };
  });
  const rows = lines.map((line) => COLUMNS.map((column) => cellOf(line[column], column)));
  return { name: payrollWords().sheetName, columns, rows };
}

function cellOf(text: string, column: PayrollColumn): Value {
  if (text === '') return null;
  const kind = PAYROLL_COLUMNS[column];
  return kind === 'text' || kind === 'day' ? text : Number(text);
}

export function silaeFile(lines: readonly PayrollLine[]): Buffer {
  const { status: statut, folder, checks: a_valider } = payrollWords().silae;
  const file = { statut, a_valider, appels: silaeBodies(lines, folder) };
  return Buffer.from(`${JSON.stringify(file, null, 2)}\n`);
}
