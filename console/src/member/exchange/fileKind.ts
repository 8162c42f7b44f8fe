/**
 * The first bytes of a workbook: a ZIP archive, or the container of older or protected ones, which the server names.
 */
const BEGINNINGS = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
];

/** A file named .xlsx with other content. An empty file is reported as empty. */
export async function isTextNamedWorkbook(file: Pick<File, 'name' | 'slice'>): Promise<boolean> {
  if (!/\.xlsx$/i.test(file.name)) return false;
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first !== undefined && !BEGINNINGS.some(([one, two]) => first === one && second === two);
}
