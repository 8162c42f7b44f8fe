/**
 * The first bytes of a workbook. A workbook is a ZIP archive. Older or protected workbooks are in another container;
 * the server's refusal says so.
 */
const BEGINNINGS = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
];

export async function isWorkbook(file: Pick<File, 'slice'>): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return BEGINNINGS.some(([one, two]) => first === one && second === two);
}

/** True for a file named .xlsx with other content. An empty file is false here, because it has its own message. */
export async function isTextNamedWorkbook(file: Pick<File, 'name' | 'slice' | 'size'>): Promise<boolean> {
  return /\.xlsx$/i.test(file.name) && file.size > 0 && !(await isWorkbook(file));
}
