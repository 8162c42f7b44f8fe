/** A DSN as a file. It is known by its beginning, so that one under another name is not sent like a spreadsheet. */
import { joinDsn, type JoinedDsn } from './joinDsn';
import { readDsn, type Dsn, type DsnRefusal } from './readDsn';

/** In bytes. A month of 300 people stays under 5 MB. */
const LARGEST_DSN = 20 * 1024 * 1024;
/** Enough for the first line and for the marks and blanks before it. */
const BEGINNING = 256;

/** Also true for another encoding, whose signs have zero bytes between them: what looks like a DSN is never sent. */
export async function isDsn(file: File): Promise<boolean> {
  if (/\.(?:dsn|edi)$/i.test(file.name)) return true;
  const beginning = await file.slice(0, BEGINNING).text();
  return /S\d\d\.G\d\d\.\d\d\.\d{3},'/.test(beginning.replaceAll('\0', ''));
}

export interface RefusedDsn {
  readonly file: string;
  readonly refusal: DsnRefusal | 'tooLarge';
}

/** Several months or establishments together. A refused file refuses all, so that none is missing without a word. */
export async function readDsnFiles(files: readonly File[]): Promise<JoinedDsn | RefusedDsn> {
  const read: Dsn[] = [];
  for (const file of [...files].sort((one, other) => one.lastModified - other.lastModified)) {
    const dsn = await readDsnFile(file);
    if (typeof dsn === 'string') return { file: file.name, refusal: dsn };
    read.push(dsn);
  }
  return joinDsn(read);
}

export async function readDsnFile(file: File): Promise<Dsn | DsnRefusal | 'tooLarge'> {
  return file.size > LARGEST_DSN ? 'tooLarge' : readDsn(decoded(await file.arrayBuffer()));
}

/** ISO-8859-1, as the norm has it, or UTF-8 when an editor has saved the file again. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
