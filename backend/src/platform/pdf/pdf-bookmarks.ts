/** The outline of a bound file: one closed entry for each document, with its headings below. */
import {
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
  type PDFContext,
  type PDFDocument,
  type PDFObject,
  type PDFObjectCopier,
} from 'pdf-lib';

interface Entry {
  readonly title: string;
  readonly destination: PDFObject;
  readonly entries: readonly Entry[];
}

export class Bookmarks {
  readonly #entries: Entry[] = [];

  constructor(private readonly context: PDFContext) {}

  /** `title` replaces the document's own first heading. */
  add(title: string, firstPage: PDFRef | undefined, source: PDFDocument, copier: PDFObjectCopier): void {
    if (firstPage === undefined) return;
    const [heading, ...others] = entriesOf(source.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict), copier);
    const top = this.context.obj([firstPage, 'XYZ', null, null, null]);
    const entries = [...(heading?.entries ?? []), ...others];
    this.#entries.push({ title, destination: heading?.destination ?? top, entries });
  }

  /** Undefined when there is nothing to list. */
  write(): PDFRef | undefined {
    if (this.#entries.length === 0) return undefined;
    const root = this.context.nextRef();
    const { first, last } = this.#writeLevel(this.#entries, root);
    this.context.assign(
      root,
      this.context.obj({ Type: 'Outlines', First: first, Last: last, Count: this.#entries.length }),
    );
    return root;
  }

  #writeLevel(entries: readonly Entry[], parent: PDFRef): { first: PDFRef; last: PDFRef } {
    const refs = entries.map(() => this.context.nextRef());
    entries.forEach(({ title, destination, entries: below }, index) => {
      const [own, previous, next] = [refs[index], refs[index - 1], refs[index + 1]];
      if (own === undefined) return;
      const level = below.length === 0 ? undefined : this.#writeLevel(below, own);
      const item = this.context.obj({
        Title: PDFHexString.fromText(title),
        Parent: parent,
        Dest: destination,
        ...(previous === undefined ? {} : { Prev: previous }),
        ...(next === undefined ? {} : { Next: next }),
        // A negative count means that the entry is closed until the reader opens it.
        ...(level === undefined ? {} : { First: level.first, Last: level.last, Count: -below.length }),
      });
      this.context.assign(own, item);
    });
    const [first] = refs;
    const last = refs.at(-1);
    if (first === undefined || last === undefined) throw new Error('A level of bookmarks holds one at least');
    return { first, last };
  }
}

function entriesOf(parent: PDFDict | undefined, copier: PDFObjectCopier): Entry[] {
  const entries: Entry[] = [];
  const follow = (dict: PDFDict | undefined, name: string): PDFDict | undefined =>
    dict?.lookupMaybe(PDFName.of(name), PDFDict);
  for (let item = follow(parent, 'First'); item !== undefined; item = follow(item, 'Next')) {
    const title = item.lookup(PDFName.of('Title'));
    const destination = item.lookup(PDFName.of('Dest'));
    if (!(title instanceof PDFString || title instanceof PDFHexString) || destination === undefined) continue;
    entries.push({
      title: title.decodeText(),
      destination: copier.copy(destination),
      entries: entriesOf(item, copier),
    });
  }
  return entries;
}
