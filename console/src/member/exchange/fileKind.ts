/**
 * The first bytes of a workbook. A workbook is a ZIP archive. Older or protected workbooks are in another container;
 * the server's refusal says so.
 */
const BEGINNINGS = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
];

/** True for a file named .xlsx with other content. An empty file is false here, because it has its own message. */
export async function isTextNamedWorkbook(file: Pick<File, 'name' | 'slice'>): Promise<boolean> {
  if (!/\.xlsx$/i.test(file.name)) return false;
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first !== undefined && !BEGINNINGS.some(([one, two]) => first === one && second === two);
}
