import { SHEET_TYPES } from '@valorisation/contract';
import { StreamableFile } from '@nestjs/common';
import { contentDisposition } from '../../../platform/http/content-disposition.js';
import type { PayrollFile } from '../queries/payroll.query.js';

const TYPES = {
  csv: `${SHEET_TYPES.csv}; charset=utf-8`,
  xlsx: SHEET_TYPES.xlsx,
  silae: 'application/json; charset=utf-8',
} as const;

export function payrollFile({ bytes, format, name }: PayrollFile): StreamableFile {
  return new StreamableFile(bytes, { type: TYPES[format], disposition: contentDisposition(name) });
}
