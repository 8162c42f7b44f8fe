import { strToU8, Zip, ZipDeflate } from 'fflate';
import { FileBytes } from './file-bytes.js';
import type { SheetHead, SheetWriter, Value } from './sheet.js';
import {
  contentTypes,
  packageRelations,
  sheetClosing,
  sheetOpening,
  sheetRow,
  styleSheet,
  workbook,
  workbookRelations,
} from './xlsx-markup.js';

/** The first day that an archive can hold, in the place of the time of writing: the same rows give the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/** A workbook, packed while its rows come. */
export class XlsxWriter implements SheetWriter {
  readonly #file = new FileBytes();
  readonly #zip: Zip;
  #place = -1;
  #rows = 0;
  #part: ZipDeflate | undefined;

  constructor(private readonly heads: readonly SheetHead[]) {
    this.#zip = new Zip((error, piece) => {
      if (error !== null) throw error;
      this.#file.push(piece);
    });
    const fixed: Readonly<Record<string, string>> = {
      '[Content_Types].xml': contentTypes(heads.length),
      '_rels/.rels': packageRelations,
      'xl/workbook.xml': workbook(heads.map(({ name }) => name)),
      'xl/_rels/workbook.xml.rels': workbookRelations(heads.length),
      'xl/styles.xml': styleSheet,
    };
    for (const [name, text] of Object.entries(fixed)) this.#begin(name).push(strToU8(text), true);
  }

  add(sheet: number, rows: readonly (readonly Value[])[]): void {
    this.#goTo(sheet);
    const columns = this.heads[sheet]?.columns ?? [];
    const markup = rows.map((row, index) => sheetRow(this.#rows + index + 2, columns, row));
    this.#rows += rows.length;
    this.#part?.push(strToU8(markup.join('')));
  }

  end(): Buffer {
    this.#goTo(this.heads.length);
    this.#zip.end();
    return this.#file.whole();
  }

  /** Closes the earlier sheets and opens this one. */
  #goTo(sheet: number): void {
    while (this.#place < sheet) {
      const head = this.heads[this.#place];
      if (head !== undefined) this.#part?.push(strToU8(sheetClosing(head.columns, this.#rows)), true);
      this.#place += 1;
      this.#rows = 0;
      const next = this.heads[this.#place];
      if (next === undefined) return;
      this.#part = this.#begin(`xl/worksheets/sheet${this.#place + 1}.xml`);
      this.#part.push(strToU8(sheetOpening(next.columns)));
    }
  }

  #begin(name: string): ZipDeflate {
    const part = new ZipDeflate(name);
    part.mtime = NO_TIME;
    this.#zip.add(part);
    return part;
  }
}
