import { fileNamePart } from '../sheets/file-name-part.js';

/**
 * A name for each file of an archive: the person and the document. Each name is unique, also on systems that ignore
 * case.
 */
export function archiveNames(parts: readonly { readonly names: readonly string[] }[]): string[] {
  const taken = new Set<string>();
  return parts.map(({ names }) => {
    const name = ['Classement', ...names.map(fileNamePart)].filter(Boolean).join('_');
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${name}_${number}`;
    taken.add(unique.toLowerCase());
    return `${unique}.pdf`;
  });
}
