/**
 * Small files that would cost their reader seconds or the memory of a machine: repeat counts, zip bombs, formulas, blanks.
 * The test of the refusals and the bench of the reading process make the same ones.
 */
const SHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const OASIS = 'urn:oasis:names:tc:opendocument:xmlns';
const MB = 1024 * 1024;
/** Just below the largest upload. */
const UPLOAD = 5 * MB - 100;
const CSV_HEAD = 'Nom;Prénom;Fonction;Quotité\n';
const HEADINGS = ['Nom', 'Prénom', 'Fonction', 'Quotité'];
const EMPLOYMENTS = ['Infirmière', 'Comptable', 'Secrétaire', 'Agent d’entretien', 'Documentaliste'];
const DAY_2018 = 43_344;

const textCell = (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (cells) => `<row>${cells}</row>`;
const headRow = row(HEADINGS.map(textCell).join(''));
const odsCell = (text, more = '') =>
  `<table:table-cell office:value-type="string" ${more}><text:p>${text}</text:p></table:table-cell>`;
const odsRow = (times, cells) => `<table:table-row table:number-rows-repeated="${times}">${cells}</table:table-row>`;
const repeated = (times) => `table:number-columns-repeated="${times}"`;
const filled = (head, text) => (head + text.repeat(Math.ceil(UPLOAD / text.length))).slice(0, UPLOAD);

/**
 * @param {{ strToU8: (text: string) => Uint8Array, zipSync: (parts: object, options: { level: number }) => Uint8Array }} fflate
 * @returns {{ hostile: { name: string, make: () => Uint8Array, codes: string[] }[], people: (count: number) => Uint8Array }}
 *   the makers of the files; `codes` are the refusals that tell why: a busy reader may stop at its time first
 */
export function sheetMakers({ strToU8, zipSync }) {
  const archive = (parts, level) =>
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), { level });

  const book = (sheets, { level = 1, ...parts } = {}) => {
    const related = [
      ...sheets.map((_, place) => ['worksheet', `xl/worksheets/sheet${place + 1}.xml`]),
      ...Object.keys(parts).map((name) => [name, `xl/${name}.xml`]),
    ];
    const links = related.map(
      ([type, part], place) => `<Relationship Id="r${place + 1}" Type="x/${type}" Target="/${part}"/>`,
    );
    const named = sheets.map((_, place) => `<sheet name="F${place}" sheetId="${place + 1}" r:id="r${place + 1}"/>`);
    const main = {
      '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      '_rels/.rels': `<Relationships ${PACKAGE}><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook ${SHEET} xmlns:r="${RELATION}"><sheets>${named.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships ${PACKAGE}>${links.join('')}</Relationships>`,
    };
    const content = related.map(([, part], place) => [
      part,
      place < sheets.length ? sheets[place] : Object.values(parts)[place - sheets.length],
    ]);
    return archive({ ...main, ...Object.fromEntries(content) }, level);
  };
  const sheet = (rows, parts) => book([`<worksheet ${SHEET}><sheetData>${rows}</sheetData></worksheet>`], parts);
  const shared = (rows, texts) => sheet(headRow + rows, { sharedStrings: `<sst ${SHEET}>${texts}</sst>` });

  const ods = (tables) =>
    archive(
      {
        mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
        'content.xml': `<office:document-content xmlns:office="${OASIS}:office:1.0" xmlns:table="${OASIS}:table:1.0" xmlns:text="${OASIS}:text:1.0"><office:body><office:spreadsheet>${tables.map((rows) => `<table:table table:name="F">${rows}</table:table>`).join('')}</office:spreadsheet></office:body></office:document-content>`,
      },
      6,
    );

  /** A sound file of people, as a payroll program writes it. */
  const people = (count) => {
    const headings = ['Matricule', 'NIR', ...HEADINGS, 'Date d’ancienneté'];
    const rows = Array.from({ length: count }, (_, place) => {
      const texts = [
        String(place).padStart(6, '0'),
        `2840699${String(place).padStart(6, '0')}`,
        `NOM${place}`,
        'Lucie',
      ];
      const employment = EMPLOYMENTS[place % EMPLOYMENTS.length];
      return row(
        [...texts, employment, '80 %'].map(textCell).join('') + `<c s="1"><v>${DAY_2018 + (place % 2000)}</v></c>`,
      );
    });
    const styles = `<styleSheet ${SHEET}><cellXfs><xf/><xf numFmtId="14"/></cellXfs></styleSheet>`;
    return sheet(row(headings.map(textCell).join('')) + rows.join(''), { styles });
  };

  const HEAVY = ['fichier_trop_lourd'];
  const LARGE = ['fichier_trop_grand', 'fichier_trop_lourd'];
  const BLANK = ['fichier_lignes_vides'];
  const WIDE = ['fichier_colonnes'];
  const hostile = [
    ['ODS : une ligne répétée 1 048 576 fois', () => ods([odsRow(1_048_576, odsCell('Nom'))]), ['fichier_lignes']],
    [
      'ODS : 200 000 éléments de lignes vides',
      () => ods([odsRow(1, odsCell('Nom')) + odsRow(5, '').repeat(200_000)]),
      BLANK,
    ],
    ['ODS : une cellule répétée 16 384 fois', () => ods([odsRow(100_000, odsCell('Nom', repeated(16_384)))]), WIDE],
    ['ODS : un long texte répété', () => ods([odsRow(5_000, odsCell('x'.repeat(5_000), repeated(250)))]), HEAVY],
    ['ODS : 400 feuilles répétées', () => ods(Array(400).fill(odsRow(1_000, odsCell('Nom', repeated(200))))), HEAVY],
    ['ODS : 60 Mo d’espaces', () => ods([odsRow(1, odsCell(' '.repeat(60 * MB)))]), LARGE],
    ['XLSX : 110 Mo annoncés', () => book([`<worksheet ${SHEET}>${' '.repeat(110 * MB)}</worksheet>`]), LARGE],
    ['XLSX : 60 Mo de lignes vides', () => sheet('<row/>'.repeat(10 * MB)), BLANK],
    ['XLSX : 60 Mo de cellules vides', () => sheet(row('<c/>'.repeat(15 * MB))), HEAVY],
    ['XLSX : un texte de 60 Mo', () => sheet(row(textCell('x'.repeat(60 * MB)))), LARGE],
    ['XLSX : 10 000 colonnes', () => sheet(row(textCell('Nom').repeat(10_000)).repeat(20)), WIDE],
    ['XLSX : 5 000 lignes de 250 colonnes', () => sheet(row(textCell('Nom').repeat(250)).repeat(5_000)), HEAVY],
    [
      'XLSX : 400 000 formules jamais calculées',
      () => sheet(headRow + row('<c><f>A1+B2</f></c>'.repeat(80)).repeat(5_000)),
      HEAVY,
    ],
    [
      'XLSX : une formule de 50 Mo',
      () => sheet(headRow + row(`<c><f>${'A1+'.repeat(17 * MB)}1</f><v>1</v></c>`)),
      LARGE,
    ],
    [
      'XLSX : 2 000 000 de textes partagés',
      () => shared(row('<c t="s"><v>1</v></c>'), '<si><t>abcdefgh</t></si>'.repeat(2_000_000)),
      HEAVY,
    ],
    [
      'XLSX : un texte partagé, 500 000 fois',
      () => shared(row('<c t="s"><v>0</v></c>'.repeat(100)).repeat(5_000), `<si><t>${'x'.repeat(9_000)}</t></si>`),
      HEAVY,
    ],
    [
      'XLSX : un texte partagé de 55 Mo',
      () => shared(row('<c t="s"><v>0</v></c>'), `<si><t>${'x'.repeat(55 * MB)}</t></si>`),
      LARGE,
    ],
    [
      'XLSX : 2 000 000 de styles',
      () =>
        sheet(headRow, {
          styles: `<styleSheet ${SHEET}><cellXfs>${'<xf numFmtId="14"/>'.repeat(2_000_000)}</cellXfs></styleSheet>`,
        }),
      HEAVY,
    ],
    [
      'XLSX : 480 feuilles',
      () =>
        book(
          Array(480).fill(
            `<worksheet ${SHEET}><sheetData>${headRow}${row(textCell('Dupont').repeat(4)).repeat(1_000)}</sheetData></worksheet>`,
          ),
        ),
      HEAVY,
    ],
    ['CSV : 5 Mo d’espaces', () => strToU8(filled(CSV_HEAD, ' ')), HEAVY],
    ['CSV : 5 Mo de fins de ligne', () => strToU8(filled(CSV_HEAD, '\n')), BLANK],
    ['CSV : 5 Mo de séparateurs', () => strToU8(filled(CSV_HEAD, ';')), HEAVY],
    ['CSV : 5 Mo de cellules vides', () => strToU8(filled(CSV_HEAD, ' ;'.repeat(200) + '\n')), HEAVY],
    ['CSV : 10 000 colonnes', () => strToU8(filled('', 'Nom;'.repeat(10_000) + '\n')), WIDE],
    ['CSV : 5 Mo de tabulations', () => strToU8(filled('Nom\tPrénom\n', '\t')), HEAVY],
    ['CSV : une cellule de 5 Mo', () => strToU8(filled(`${CSV_HEAD}"`, 'x')), HEAVY],
    [
      'CSV : 5 Mo de blancs en UTF-16',
      () => Buffer.from(filled('\uFEFFNom\tPrénom\n', ' ').slice(0, UPLOAD / 2), 'utf16le'),
      HEAVY,
    ],
  ].map(([name, make, codes]) => ({ name, make, codes }));
  return { hostile, people };
}
