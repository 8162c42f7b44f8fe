import { StreamableFile } from '@nestjs/common';
import { contentDisposition } from '../../../platform/http/content-disposition.js';
import type { FileFormat } from '../files/sheet.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CSV = 'text/csv';

export function sheetFile(bytes: Buffer, format: FileFormat, name: string): StreamableFile {
  return new StreamableFile(bytes, {
    type: format === 'xlsx' ? XLSX : `${CSV}; charset=utf-8`,
    disposition: contentDisposition(`${name}.${format}`),
  });
}
