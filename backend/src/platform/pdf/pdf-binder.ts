/**
 * Binds printed documents into one file that is still tagged: pages in order, one bookmark for each document with its
 * headings below, and all structure trees under one root. Copying only the pages would drop the tags, which screen
 * readers need.
 */
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFObject,
  PDFDocument,
  PDFHexString,
  PDFObjectCopier,
  PDFPageLeaf,
  PDFRef,
  PageSizes,
  ParseSpeeds,
} from 'pdf-lib';
import { Bookmarks } from './pdf-bookmarks.js';

interface TreeEntry<Key> {
  readonly key: Key;
  readonly value: PDFObject;
}

function numberTreeOf(tree: PDFDict | undefined): TreeEntry<PDFNumber>[] {
  return entriesOf(tree, PDFName.of('Nums')).flatMap(({ key, value }) =>
    key instanceof PDFNumber ? [{ key, value }] : [],
  );
}

function nameTreeOf(tree: PDFDict | undefined): TreeEntry<PDFString>[] {
  return entriesOf(tree, PDFName.of('Names')).flatMap(({ key, value }) =>
    key instanceof PDFString ? [{ key, value }] : [],
  );
}

function entriesOf(tree: PDFDict | undefined, leaf: PDFName): TreeEntry<PDFObject>[] {
  if (tree === undefined) return [];
  const kids = tree.lookupMaybe(PDFName.of('Kids'), PDFArray);
  if (kids !== undefined) {
    return kids.asArray().flatMap((_, index) => entriesOf(kids.lookup(index, PDFDict), leaf));
  }
  const pairs = tree.lookupMaybe(leaf, PDFArray)?.asArray() ?? [];
  const entries: TreeEntry<PDFObject>[] = [];
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    const [key, value] = pairs.slice(index, index + 2);
    if (key !== undefined && value !== undefined) entries.push({ key, value });
  }
  return entries;
}

/** Objects written between two pauses for the process's other documents. */
const OBJECTS_PER_TICK = 1_000;
/** Tags that are newer than Chromium's PDF version, with the older ones that readers know. */
const ROLES = { Em: 'Span', Strong: 'Span' } as const;

const NAME = {
  alternates: PDFName.of('A'),
  annotations: PDFName.of('Annots'),
  headers: PDFName.of('Headers'),
  id: PDFName.of('ID'),
  kids: PDFName.of('K'),
  parent: PDFName.of('P'),
  structParent: PDFName.of('StructParent'),
  structParents: PDFName.of('StructParents'),
  structRoot: PDFName.of('StructTreeRoot'),
} as const;

export class PdfBinder {
  readonly #pages: PDFRef[] = [];
  readonly #parts: PDFRef[] = [];
  readonly #parentTree: TreeEntry<PDFNumber>[] = [];
  readonly #idTree: TreeEntry<PDFString>[] = [];
  readonly #bookmarks: Bookmarks;
  /** The root of all elements. It is made first, because the parts name it as their parent. */
  readonly #structRoot: PDFRef;
  readonly #structDocument: PDFRef;
  /** The next free number of the pages and annotations in the structure tree. */
  #nextKey = 0;
  #count = 0;

  private constructor(private readonly target: PDFDocument) {
    this.#structRoot = target.context.nextRef();
    this.#structDocument = target.context.nextRef();
    this.#bookmarks = new Bookmarks(target.context);
  }

  /** @param about title and language of the whole file, which a tagged file needs */
  static async open(about: { readonly title: string; readonly language: string }): Promise<PdfBinder> {
    const target = await PDFDocument.create();
    target.setTitle(about.title, { showInWindowTitleBar: true });
    target.setLanguage(about.language);
    return new PdfBinder(target);
  }

  /**
   * Adds a document at the end, under its own bookmark. Documents are added one at a time.
   * @param onRight adds a blank page if it would begin on the back of another page
   */
  async add(title: string, file: Uint8Array, { onRight = false } = {}): Promise<void> {
    this.#count += 1;
    if (onRight && this.#pages.length % 2 === 1) this.#pages.push(this.target.addPage(PageSizes.A4).ref);
    const source = await PDFDocument.load(file, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
    const copier = PDFObjectCopier.for(source.context, this.target.context);
    const root = source.catalog.lookupMaybe(NAME.structRoot, PDFDict);
    if (root !== undefined) this.#makeUnique(source);
    for (const page of source.getPages()) shiftKeys(page.node, this.#nextKey);
    const pages = source.getPages().map((page) => copier.copy(page.ref));
    this.#pages.push(...pages);
    this.#bookmarks.add(title, pages[0], source, copier);
    if (root !== undefined) this.#addStructure(title, root, source, copier);
  }

  async finish(): Promise<Uint8Array> {
    const { context, catalog } = this.target;
    const tree = catalog.Pages();
    const treeRef = catalog.get(PDFName.of('Pages'));
    for (const ref of this.#pages) context.lookup(ref, PDFDict).set(PDFName.of('Parent'), treeRef ?? tree);
    tree.set(PDFName.of('Kids'), context.obj([...this.#pages]));
    tree.set(PDFName.of('Count'), context.obj(this.#pages.length));
    this.#writeStructure();
    const outline = this.#bookmarks.write();
    if (outline !== undefined) {
      catalog.set(PDFName.of('Outlines'), outline);
      catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
    }
    return this.target.save({ objectsPerTick: OBJECTS_PER_TICK, addDefaultPage: false, updateFieldAppearances: false });
  }

  #addStructure(title: string, root: PDFDict, source: PDFDocument, copier: PDFObjectCopier): void {
    for (const ref of refsOf(root.get(NAME.kids))) {
      const element = source.context.lookup(ref, PDFDict);
      // The parent of the element is the tree's root, which must not be copied too.
      element.delete(NAME.parent);
      const part = copier.copy(ref);
      const copy = this.target.context.lookup(part, PDFDict);
      copy.set(NAME.parent, this.#structDocument);
      copy.set(PDFName.of('S'), PDFName.of('Part'));
      copy.set(PDFName.of('T'), PDFHexString.fromText(title));
      this.#parts.push(part);
    }
    const places = numberTreeOf(root.lookupMaybe(PDFName.of('ParentTree'), PDFDict));
    for (const { key, value } of places) {
      this.#parentTree.push({ key: PDFNumber.of(key.asNumber() + this.#nextKey), value: copier.copy(value) });
    }
    this.#nextKey += Math.max(-1, ...places.map(({ key }) => key.asNumber())) + 1;
    for (const { key, value } of nameTreeOf(root.lookupMaybe(PDFName.of('IDTree'), PDFDict))) {
      this.#idTree.push({ key: this.#unique(key), value: copier.copy(value) });
    }
  }

  #writeStructure(): void {
    const { context, catalog } = this.target;
    if (this.#parts.length === 0) return;
    const document = { Type: 'StructElem', S: 'Document', P: this.#structRoot, K: [...this.#parts] };
    context.assign(this.#structDocument, context.obj(document));
    const nums = this.#parentTree.flatMap(({ key, value }) => [key, value]);
    const names = this.#idTree.flatMap(({ key, value }) => [key, value]);
    const root = context.obj({
      Type: 'StructTreeRoot',
      K: this.#structDocument,
      RoleMap: ROLES,
      ParentTree: context.register(context.obj({ Nums: nums })),
      ParentTreeNextKey: this.#nextKey,
      ...(names.length === 0 ? {} : { IDTree: context.register(context.obj({ Names: names })) }),
    });
    context.assign(this.#structRoot, root);
    catalog.set(NAME.structRoot, this.#structRoot);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  /** Each document numbers its table headings from one, so their names get the document's number in front. */
  #makeUnique(source: PDFDocument): void {
    for (const [, object] of source.context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFDict)) continue;
      const id = object.get(NAME.id);
      if (id instanceof PDFString) object.set(NAME.id, this.#unique(id));
      for (const attributes of dictsOf(object.lookup(NAME.alternates))) this.#renameHeaders(attributes);
    }
  }

  #renameHeaders(attributes: PDFDict): void {
    const headers = attributes.lookup(NAME.headers);
    if (!(headers instanceof PDFArray)) return;
    headers.asArray().forEach((header, index) => {
      if (header instanceof PDFString) headers.set(index, this.#unique(header));
    });
  }

  /** Numbers of equal length keep the names of the whole file in order. */
  #unique(name: PDFString): PDFString {
    return PDFString.of(`${String(this.#count).padStart(6, '0')}-${name.asString()}`);
  }
}

/** Pages and annotations refer to the tree by number. */
function shiftKeys(page: PDFPageLeaf, by: number): void {
  const shift = (dict: PDFDict, key: PDFName): void => {
    const value = dict.lookup(key);
    if (value instanceof PDFNumber) dict.set(key, PDFNumber.of(value.asNumber() + by));
  };
  shift(page, NAME.structParents);
  for (const annotation of dictsOf(page.lookup(NAME.annotations))) shift(annotation, NAME.structParent);
}

function refsOf(kids: PDFObject | undefined): PDFRef[] {
  const all = kids instanceof PDFArray ? kids.asArray() : [kids];
  return all.filter((kid) => kid instanceof PDFRef);
}

function dictsOf(object: PDFObject | undefined): PDFDict[] {
  if (object instanceof PDFDict) return [object];
  if (!(object instanceof PDFArray)) return [];
  return object
    .asArray()
    .map((_, index) => object.lookup(index))
    .filter((item) => item instanceof PDFDict);
}
