import { Injectable } from '@nestjs/common';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { FileStore } from '../../../platform/storage/file-store.js';
import type { HeldData } from '../queries/held-data.query.js';

const DATA_NAME = 'donnees.json';
const FOLDER = 'documents';

/** Writes what is held as a ZIP, one file in memory at a time. */
@Injectable()
export class DataArchive {
  constructor(private readonly files: FileStore) {}

  async *write({ data, files }: HeldData): AsyncGenerator<Uint8Array> {
    const chunks: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error !== null) throw error;
      chunks.push(chunk);
    });
    const json = new ZipDeflate(DATA_NAME);
    zip.add(json);
    json.push(strToU8(JSON.stringify(data, null, 2)), true);
    yield* chunks.splice(0);
    const taken = new Set<string>();
    for (const { fileName, storageKey } of files) {
      // A file may have gone by age since its row was read.
      if (!(await this.files.exists(storageKey))) continue;
      const file = new ZipPassThrough(`${FOLDER}/${unique(taken, fileName)}`);
      zip.add(file);
      file.push(await this.files.get(storageKey), true);
      yield* chunks.splice(0);
    }
    zip.end();
    yield* chunks.splice(0);
  }
}

/** The second file of a name is numbered. */
function unique(taken: Set<string>, fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  let name = fileName;
  for (let number = 2; taken.has(name); number += 1) {
    name = `${fileName.slice(0, dot)} (${number})${fileName.slice(dot)}`;
  }
  taken.add(name);
  return name;
}
