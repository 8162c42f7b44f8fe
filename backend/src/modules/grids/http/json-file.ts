import { StreamableFile } from '@nestjs/common';
import { contentDisposition } from '../../../platform/http/content-disposition.js';

export function jsonFile(content: unknown, name: string): StreamableFile {
  const bytes = Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
  return new StreamableFile(bytes, { type: 'application/json; charset=utf-8', disposition: contentDisposition(name) });
}
