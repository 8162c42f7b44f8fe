/** Checks whether an office document contains a program. */
import { SaxesParser } from 'saxes';

const MACRO_PARTS = /vbaProject|macrosheets|activeX|^Basic\/|^Scripts\//i;
const MACRO_TYPES = /macroEnabled|vbaProject/i;
/** The type of an Excel workbook in binary parts always names macros, even when the workbook has none. */
export const BINARY_WORKBOOK = 'application/vnd.ms-excel.sheet.binary.macroenabled.main';

export function isMacroPart(name: string): boolean {
  return MACRO_PARTS.test(name);
}

export function isMacroType(type: string): boolean {
  return MACRO_TYPES.test(type);
}

/**
 * The types of a package's parts in small letters, from its `[Content_Types].xml`. Entries for extensions without a
 * part are ignored.
 * @throws Error for broken markup
 */
export function typesOfParts(contentTypes: string, parts: Iterable<string>): ReadonlySet<string> {
  const ofEndings = new Map<string, string>();
  const ofParts = new Map<string, string>();
  const parser = new SaxesParser();
  const refuse = (): never => {
    throw new Error('Broken content types');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ attributes: { Extension: ending, PartName: part, ContentType: type = '' } }) => {
    if (ending !== undefined) ofEndings.set(ending.toLowerCase(), type.toLowerCase());
    if (part !== undefined) ofParts.set(part.toLowerCase(), type.toLowerCase());
  });
  parser.write(contentTypes).close();
  const types = Array.from(parts, (part) => {
    const name = part.toLowerCase();
    return ofParts.get(`/${name}`) ?? ofEndings.get(name.slice(name.lastIndexOf('.') + 1)) ?? '';
  });
  return new Set(types);
}
