import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { contentDisposition } from '../../../platform/http/content-disposition.js';
import { writeCsv } from '../files/csv-writer.js';
import type { WrittenSheet } from '../files/sheet.js';
import { writeXlsx } from '../files/xlsx-writer.js';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const CSV = 'text/csv';

/** The sheets as a download; a CSV file has the first of them. Made while it is sent. */
export function sheetFile(
  sheets: readonly [WrittenSheet, ...WrittenSheet[]],
  format: 'xlsx' | 'csv',
  name: string,
): StreamableFile {
  const pieces = format === 'xlsx' ? writeXlsx(sheets) : writeCsv(sheets[0]);
  return new StreamableFile(Readable.from(pieces, { objectMode: false }), {
    type: format === 'xlsx' ? XLSX : `${CSV}; charset=utf-8`,
    disposition: contentDisposition(`${name}.${format}`),
  });
}
