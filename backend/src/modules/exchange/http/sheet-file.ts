import { SHEET_TYPES } from '@valorisation/contract';
import { StreamableFile } from '@nestjs/common';
import { contentDisposition } from '../../../platform/http/content-disposition.js';
import type { FileFormat } from '../files/sheet.js';

export function sheetFile(bytes: Buffer, format: FileFormat, name: string): StreamableFile {
  return new StreamableFile(bytes, {
    type: format === 'xlsx' ? SHEET_TYPES.xlsx : `${SHEET_TYPES.csv}; charset=utf-8`,
    disposition: contentDisposition(`${name}.${format}`),
  });
}
