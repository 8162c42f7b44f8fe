import { SaxesParser, type SaxesTagNS } from 'saxes';
import { refusedFile } from './refused-file.js';
import type { OfficeArchive } from './office-archive.js';

/** The deepest nesting of elements. A normal file has about ten levels, and the parser searches all open ones. */
const DEEPEST = 50;
const MOST_ATTRIBUTES = 100;

export interface OpenedTag {
  readonly local: string;
  /** The value of the attribute with this name and prefix. */
  readonly attribute: (name: string) => string | undefined;
  /** The relation that it refers to, under any prefix. */
  readonly relation: () => string | undefined;
}

export interface PartListener {
  readonly opened: (tag: OpenedTag) => void;
  readonly text?: (piece: string) => void;
  readonly closed?: (tag: Pick<SaxesTagNS, 'local'>) => void;
  /** True when no more of the part needs to be read. */
  readonly isDone?: () => boolean;
}

/**
 * Feeds the part to a parser that knows only XML's own entities.
 * @throws 422 for broken markup, and for elements that are too deep or have too many attributes
 */
export async function readPart(file: OfficeArchive, name: string, listener: PartListener): Promise<void> {
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (): never => {
    throw refusedFile('fichier_illisible');
  };
  let depth = 0;
  let attributes = 0;
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentagstart', () => {
    depth += 1;
    attributes = 0;
    if (depth > DEEPEST) throw refusedFile('fichier_trop_lourd');
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) throw refusedFile('fichier_trop_lourd');
  });
  parser.on('opentag', ({ local, attributes: given }) =>
    listener.opened({
      local,
      attribute: (name) => given[name]?.value,
      relation: () =>
        Object.values(given).find((one) => one.local === 'id' && one.uri.endsWith('/relationships'))?.value,
    }),
  );
  parser.on('text', (piece) => listener.text?.(piece));
  parser.on('closetag', (tag) => {
    depth -= 1;
    listener.closed?.(tag);
  });
  for await (const piece of file.pieces(name)) {
    parser.write(piece);
    if (listener.isDone?.() === true) return;
  }
  parser.close();
}
