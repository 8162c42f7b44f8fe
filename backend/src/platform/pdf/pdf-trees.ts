/** The number and name trees of a PDF as flat ordered lists. */
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFString, type PDFObject } from 'pdf-lib';

export interface TreeEntry<Key> {
  readonly key: Key;
  readonly value: PDFObject;
}

export function numberTreeOf(tree: PDFDict | undefined): TreeEntry<PDFNumber>[] {
  return entriesOf(tree, PDFName.of('Nums')).flatMap(({ key, value }) =>
    key instanceof PDFNumber ? [{ key, value }] : [],
  );
}

export function nameTreeOf(tree: PDFDict | undefined): TreeEntry<PDFString>[] {
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
