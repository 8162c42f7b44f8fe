import { StreamableFile } from '@nestjs/common';
import { contentDisposition } from '../../../platform/http/content-disposition.js';
import type { PayrollFile } from '../queries/payroll.query.js';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  silae: 'application/json; charset=utf-8',
} as const;

export function payrollFile({ bytes, format, name }: PayrollFile): StreamableFile {
  return new StreamableFile(bytes, { type: TYPES[format], disposition: contentDisposition(name) });
}
