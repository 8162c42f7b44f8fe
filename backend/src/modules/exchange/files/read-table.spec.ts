import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from '@jest/globals';
import { spreadsheet } from '../../../../test/support/hostile-files.js';
import { projectPath } from '../../../platform/config/paths.js';
import { readTable } from './sheet-work.js';
import { UNCOMPUTED, type SheetRow, type Value, type WrittenSheet } from './sheet.js';
import { XlsxWriter } from './xlsx-writer.js';

const WORDS = { yes: 'Oui', no: 'Non' };
/** The sheets with that word in their first row are as good as each other. */
const withNames = {
  name: null,
  score: ([first]: readonly SheetRow[]) => Number(first?.cells.includes('Nom *') ?? false),
};
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A workbook as spreadsheet programs write it: shared strings, number formats, arbitrary namespace prefixes. */
function workbook(rows: string, { properties = '', head = '', texts = '' } = {}): Buffer {
  const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
    '_rels/.rels': `<Relationships ${relations}><Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/xl/Book.xml"/></Relationships>`,
    'xl/book.xml': `<workbook ${MAIN} ${RELATIONS}>${properties}<sheets><sheet name="Notes" sheetId="7" r:id="rId7"/><sheet name="Valorisations" sheetId="3" r:id="rId3"/></sheets></workbook>`,
    'xl/_rels/book.xml.rels': `<Relationships ${relations}><Relationship Id="rId1" Type="x/styles" Target="looks.xml"/><Relationship Id="rId2" Type="x/sharedStrings" Target="../texts.xml"/><Relationship Id="rId7" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    'xl/looks.xml': `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="&quot;jour&quot;\\ 0.0"/><numFmt numFmtId="165" formatCode="[Red]dd/mm/yy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    'texts.xml': `<sst ${MAIN}><si><t>Profil</t></si><si><r><t xml:space="preserve">Émile </t></r><r><t>Dùr</t></r><rPh><t>phonétique</t></rPh></si>${texts}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}/>`,
    'xl/worksheets/sheet2.xml': `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${head}<x:sheetData>${rows}</x:sheetData></x:worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}

function written({ rows, ...head }: WrittenSheet): Buffer {
  const writer = new XlsxWriter([head]);
  writer.add(0, [...rows]);
  return writer.end();
}

const read = async (bytes: Uint8Array) => readTable(bytes, WORDS);
const rowsOf = async (bytes: Uint8Array) => (await read(bytes)).rows;
const cellsOf = async (bytes: Uint8Array) => (await rowsOf(bytes)).map(({ cells }) => cells);
const fixture = (name: string): Buffer =>
  readFileSync(projectPath('backend', 'test', 'fixtures', 'import-files', name));

describe('a workbook', () => {
  it('is read from its sheet of valuations: shared, rich and inline texts, formatted numbers', async () => {
    const rows = await rowsOf(
      workbook(
        '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c></x:row><x:row r="4"><x:c r="A4" t="s"><x:v>1</x:v></x:c><x:c r="C4" s="1"><x:v>43344</x:v></x:c><x:c r="D4" s="2"><x:v>0.333</x:v></x:c><x:c r="E4" s="3"><x:v>2.5</x:v></x:c><x:c r="F4" s="4"><x:v>43344.75</x:v></x:c><x:c r="G4" t="b"><x:v>1</x:v></x:c><x:c r="H4" t="e"><x:v>#REF!</x:v></x:c><x:c r="I4" t="str"><x:f>A1</x:f><x:v>Calculé</x:v></x:c></x:row>',
      ),
    );
    expect(rows).toEqual([
      { line: 1, cells: ['Profil'] },
      {
        line: 4,
        cells: ['Émile Dùr', undefined, '01/09/2018', '33,3\u00a0%', 2.5, '01/09/2018', 'Oui', '#REF!', 'Calculé'],
        days: [2, 5],
      },
    ]);
  });

  it('counts its days from 1904 when it says so', async () => {
    const row = '<x:row r="1"><x:c r="A1" s="1"><x:v>41882</x:v></x:c></x:row>';
    expect(await rowsOf(workbook(row, { properties: '<workbookPr date1904="1"/>' }))).toEqual([
      { line: 1, cells: ['01/09/2018'], days: [0] },
    ]);
  });

  it('written by the product is read back unchanged, whatever its texts hold', async () => {
    const texts = [
      '=1+1',
      '<a href="x">&amp;</a>',
      'deux\nlignes',
      ' espaces ',
      '🌾 é \u00a0',
      '\u0001caché',
      'a_x0041_b',
    ];
    const kinds = ['text', 'whole', 'decimal', 'percent', 'money', 'day'] as const;
    const columns = kinds.map((kind) => ({ heading: kind, kind, width: 10 }));
    const rows = texts.map((text): readonly Value[] => [text, 28, 1095.15, 33.33, 1518.61, '2018-09-01']);
    expect(await cellsOf(written({ name: 'Valorisations', columns, rows }))).toEqual([
      kinds,
      ...texts.map((text) => [text.replace('\u0001', ''), 28, 1095.15, 33.33, 1518.61, '01/09/2018']),
    ]);
  });

  it('tells a formula that was never computed from an empty one and from a blank cell', async () => {
    const cells = [
      '<x:c r="A1"><x:f>28/35</x:f></x:c>',
      '<x:c r="B1"><x:f>28/35</x:f><x:v></x:v></x:c>',
      '<x:c r="C1" t="str"><x:f>IF(A1,"","")</x:f><x:v></x:v></x:c>',
      '<x:c r="D1" t="s"><x:v></x:v></x:c>',
      '<x:c r="E1" t="e"><x:v>#N/A</x:v></x:c>',
    ];
    expect(await cellsOf(workbook(`<x:row r="1">${cells.join('')}</x:row>`))).toEqual([
      [UNCOMPUTED, UNCOMPUTED, undefined, undefined, '#N/A'],
    ]);
  });

  it('decodes the characters that Excel escapes, and rounds a day that misses midnight by a fraction', async () => {
    const texts = '<si><t>Zo_x00E9__x000D_\n_x005F_x0041_</t></si>';
    const row =
      '<x:row><x:c t="s"><x:v>2</x:v></x:c><x:c s="1"><x:v>43343.99999999999</x:v></x:c><x:c s="1"><x:v>43343.9</x:v></x:c></x:row>';
    expect(await cellsOf(workbook(row, { texts }))).toEqual([['Zoé\n_x0041_', '01/09/2018', '31/08/2018']]);
  });

  it('reports what it hides', async () => {
    const rows = [1, 2].map((line) => `<x:row r="${line}" hidden="${line - 1}"><x:c><x:v>${line}</x:v></x:c></x:row>`);
    const head = '<x:cols><x:col min="2" max="3" hidden="1"/></x:cols>';
    expect(await read(workbook(rows.join(''), { head }))).toMatchObject({
      rows: [
        { line: 1, cells: [1] },
        { line: 2, cells: [2], isHidden: true },
      ],
      sheet: 'Valorisations',
      sheets: [
        { name: 'Notes', isHidden: false, rows: [] },
        { name: 'Valorisations', isHidden: false, rows: [{}, {}] },
      ],
      hiddenColumns: [1, 2],
    });
  });

  it('is read from the sheet that fits best, from a hidden one only when it is named', async () => {
    const column = (heading: string) => ({ heading, kind: 'text', width: 1 }) as const;
    const columns = [column('Nom *'), column('Fonction')];
    const heads = [
      { name: 'Bilan', columns: [column('Bilan')] },
      { name: '2025', columns },
      { name: '2026', columns },
    ];
    const writer = new XlsxWriter(heads);
    heads.forEach(({ name }, place) => writer.add(place, [[name, 'x']]));
    const parts = unzipSync(writer.end());
    const best = async (book: Uint8Array, name: string | null = null) => readTable(book, WORDS, { ...withNames, name });
    expect(await best(zipSync(parts))).toMatchObject({ sheet: '2025', rows: [{}, { cells: ['2025', 'x'] }] });
    const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
    const hiding = strToU8(book.replace('name="2025"', 'name="2025" state="veryHidden"'));
    const hidden = zipSync({ ...parts, 'xl/workbook.xml': hiding });
    expect(await best(hidden)).toMatchObject({ sheet: '2026', rows: [{}, { cells: ['2026', 'x'] }] });
    expect(await best(hidden, '2025')).toMatchObject({ sheet: '2025', sheets: [{}, { isHidden: true }, {}] });
  });

  it('is read whatever content types it lists, with macros too, which nothing runs', async () => {
    expect(await cellsOf(fixture('sheetjs-plain.xlsx'))).toHaveLength(2);
    const sound = unzipSync(workbook('<x:row><x:c><x:v>1</x:v></x:c></x:row>'));
    expect(await cellsOf(zipSync({ ...sound, 'xl/vbaProject.bin': strToU8('x') }))).toEqual([[1]]);
  });
});

describe('a LibreOffice file', () => {
  const cell = (type: string, given: string, shown: string) =>
    `<table:table-cell office:value-type="${type}" ${given}><text:p>${shown}</text:p></table:table-cell>`;

  it('is read as it is displayed', async () => {
    expect(await cellsOf(fixture('libreoffice.ods'))).toEqual([
      ['Nom', 'Prénom', 'Fonction', 'Quotité (%)', 'Date d’ancienneté'],
      ['LEFÈVRE', 'Zoé', 'Secrétaire-comptable', 80, '01/09/2018'],
    ]);
  });

  it('is read with every kind of value and bounded repeats, and reports what it hides', async () => {
    const cells = [
      cell('string', '', 'Zoé<text:s text:c="2"/>Le<text:line-break/>Goff'),
      cell('percentage', 'office:value="0.8"', '80 %'),
      cell('date', 'office:date-value="2018-09-01T00:00:00" table:number-columns-repeated="2"', '1/9/18'),
      '<table:table-cell table:number-columns-repeated="3"><office:annotation><text:p>note</text:p></office:annotation></table:table-cell>',
      cell('boolean', 'office:boolean-value="true"', 'VRAI'),
      cell('string', 'office:string-value="" calcext:value-type="error"', '#REF !'),
      '<table:table-cell table:formula="of:=1+1"/>',
      '<table:table-cell table:number-columns-repeated="16000"/>',
    ];
    const rows = [
      '<table:table-column table:number-columns-repeated="2"/><table:table-column table:visibility="collapse"/>',
      '<table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
      `<table:table-row table:visibility="filter" table:number-rows-repeated="2">${cells.join('')}</table:table-row>`,
    ];
    const day = '01/09/2018';
    const shown = [
      'Zoé  Le\nGoff',
      '80\u00a0%',
      day,
      day,
      undefined,
      undefined,
      undefined,
      'Oui',
      '#REF !',
      UNCOMPUTED,
    ];
    const away = `<table:table table:name="Avant" table:style-name="away"><table:table-row>${cell('string', '', 'Nom')}${cell('string', '', 'Fonction')}</table:table-row></table:table>`;
    expect(
      await read(spreadsheet('', `${away}<table:table table:name="B">${rows.join('')}</table:table>`)),
    ).toMatchObject({
      sheet: 'B',
      sheets: [
        { name: 'Avant', isHidden: true },
        { name: 'B', isHidden: false },
      ],
      hiddenColumns: [2],
      rows: [1_000_001, 1_000_002].map((line) => ({ line, cells: shown, isHidden: true, days: [2, 3] })),
    });
  });
});

describe('a text file', () => {
  it('is read by the separator of its first line', async () => {
    expect(await rowsOf(fixture('sep-line.csv'))).toMatchObject([
      { line: 2, cells: ['Nom', 'Prénom', 'Fonction', 'Quotité (%)', 'Date d’ancienneté'] },
      { line: 3 },
    ]);
    expect(await cellsOf(Buffer.from('sep=|\na|b'))).toEqual([['a', 'b']]);
  });

  it('keeps text after an equals sign, and takes no formula for text', async () => {
    const cells = ['"=""00123"""', '=A1&B1', '=28/35', "'=1+1", '=> voir'];
    expect(await cellsOf(Buffer.from(cells.join(';')))).toEqual([['00123', UNCOMPUTED, UNCOMPUTED, '=1+1', '=> voir']]);
  });

  it('is read in the Mac encoding or with some lines that are not UTF-8, and refused in the MS-DOS encoding', async () => {
    expect(await cellsOf(fixture('macroman.csv'))).toEqual([
      ['Nom', 'Prénom', 'Fonction', 'Quotité (%)', "Date d'ancienneté"],
      ['LEFÈVRE', 'Zoé', 'Secrétaire-comptable', '80', '01/09/2018'],
    ]);
    const utf8 = 'HÉLÈNE;Secrétaire\n'.repeat(5);
    const mixed = Buffer.concat([Buffer.from(utf8), Buffer.from('André;Cuisinière', 'latin1')]);
    expect((await cellsOf(mixed))[5]).toEqual(['André', 'Cuisinière']);
    const dos = Buffer.concat([Buffer.from('Nom;Pr'), Buffer.of(0x82), Buffer.from('nom')]);
    await expect(read(dos)).rejects.toMatchObject({ details: { fields: { fichier: { code: 'fichier_encodage' } } } });
  });
});
