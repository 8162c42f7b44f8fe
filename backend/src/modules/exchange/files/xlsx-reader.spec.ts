import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from '@jest/globals';
import type { Value, WrittenSheet } from './sheet.js';
import { readXlsx } from './xlsx-reader.js';
import { XlsxWriter } from './xlsx-writer.js';

const WORDS = { sheetName: 'Valorisations', yes: 'Oui', no: 'Non' };
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A workbook as spreadsheet programs write it: shared texts, formats by number, prefixes where they please. */
function workbook(rows: string, { properties = '' } = {}): Buffer {
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${MAIN} ${RELATIONS}>${properties}<sheets><sheet name="Notes" sheetId="7" r:id="rId7"/><sheet name="Valorisations" sheetId="3" r:id="rId3"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId7" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="&quot;jour&quot;\\ 0.0"/><numFmt numFmtId="165" formatCode="[Red]dd/mm/yy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${MAIN}><si><t>Profil</t></si><si><r><t xml:space="preserve">Émile </t></r><r><t>Dùr</t></r><rPh><t>phonétique</t></rPh></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}/>`,
    'xl/worksheets/sheet2.xml': `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}

function written({ rows, ...head }: WrittenSheet): Buffer {
  const writer = new XlsxWriter([head]);
  writer.add(0, [...rows]);
  return writer.end();
}

describe('a workbook', () => {
  it('is read from its sheet of valuations: shared, rich and inline texts, numbers in their formats', async () => {
    const rows = await readXlsx(
      workbook(
        '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c></x:row><x:row r="4"><x:c r="A4" t="s"><x:v>1</x:v></x:c><x:c r="C4" s="1"><x:v>43344</x:v></x:c><x:c r="D4" s="2"><x:v>0.333</x:v></x:c><x:c r="E4" s="3"><x:v>2.5</x:v></x:c><x:c r="F4" s="4"><x:v>43344.75</x:v></x:c><x:c r="G4" t="b"><x:v>1</x:v></x:c><x:c r="H4" t="e"><x:v>#REF!</x:v></x:c><x:c r="I4" t="str"><x:f>A1</x:f><x:v>Calculé</x:v></x:c></x:row>',
      ),
      WORDS,
    );
    expect(rows).toEqual([
      { line: 1, cells: ['Profil'] },
      {
        line: 4,
        cells: ['Émile Dùr', undefined, '01/09/2018', 33.3, 2.5, '01/09/2018', 'Oui', undefined, 'Calculé'],
      },
    ]);
  });

  it('counts its days from 1904 where it says so', async () => {
    const row = '<x:row r="1"><x:c r="A1" s="1"><x:v>41882</x:v></x:c></x:row>';
    expect(await readXlsx(workbook(row, { properties: '<workbookPr date1904="1"/>' }), WORDS)).toEqual([
      { line: 1, cells: ['01/09/2018'] },
    ]);
  });

  it('that we write is read as it was meant, whatever its texts hold', async () => {
    const texts = ['=1+1', '<a href="x">&amp;</a>', 'deux\nlignes', ' espaces ', '🌾 é \u00a0', '\u0001caché'];
    const kinds = ['text', 'whole', 'decimal', 'percent', 'money', 'day'] as const;
    const columns = kinds.map((kind) => ({ heading: kind, kind, width: 10 }));
    const rows = texts.map((text): readonly Value[] => [text, 28, 1095.15, 33.33, 1518.61, '2018-09-01']);
    const read = await readXlsx(written({ name: 'Valorisations', columns, rows }), WORDS);
    expect(read.map(({ cells }) => cells)).toEqual([
      kinds,
      ...texts.map((text) => [text.replace('\u0001', ''), 28, 1095.15, 33.33, 1518.61, '01/09/2018']),
    ]);
  });
});
