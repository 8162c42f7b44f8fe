import { describe, expect, it } from '@jest/globals';
import { isTextNamedWorkbook } from './fileKind';

describe('a file named like a workbook', () => {
  it.each<[string, string, boolean]>([
    ['personnel.xlsx', 'Bonjour', true],
    ['PERSONNEL.XLSX', 'a', true],
    ['personnel.xlsx', 'PK\u0003\u0004', false],
    ['personnel.xlsx', '', false],
    ['personnel.csv', 'Bonjour', false],
  ])('%s that holds %j is a text: %p', async (name, text, is) => {
    expect(await isTextNamedWorkbook(new File([text], name))).toBe(is);
  });

  it('is not an older or protected workbook, which has its own message', async () => {
    expect(await isTextNamedWorkbook(new File([new Uint8Array([0xd0, 0xcf, 0x11])], 'a.xlsx'))).toBe(false);
  });
});
