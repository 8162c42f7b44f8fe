/** Files that are not what they claim or do harm, each with its refusal. */
import { createHash } from 'node:crypto';
import { strToU8, zipSync, type Zippable } from 'fflate';

type Case = readonly [name: string, bytes: Uint8Array, refusal: string, reason: string];

const PROTECTED = 'Ce classeur est protégé par un mot de passe. Enregistrez-le en XLSX, sans mot de passe.';
const UNKNOWN =
  'Ce fichier n’est ni un classeur XLSX ou ODS, ni un fichier CSV. Enregistrez-le dans l’un de ces formats.';
const unread = (format: string): string =>
  `Ce fichier est au format ${format}, qui n’est pas lu. Ouvrez-le dans votre tableur, enregistrez-le ou exportez-le au format XLSX, puis choisissez le nouveau fichier.`;
const TOO_LARGE = 'Ce fichier est trop volumineux\u00a0: 5\u00a0Mo au plus, 5\u00a0000\u00a0lignes au plus.';
const TOO_HEAVY =
  'Ce fichier demande trop de temps ou de mémoire pour être lu. Enregistrez-le de nouveau depuis votre tableur, sans mise en forme, ou divisez-le en plusieurs fichiers.';
const TOO_WIDE = 'Ce fichier dépasse 256 colonnes. Supprimez celles dont l’import n’a pas besoin.';
const INVALID = '422 donnees_invalides';
const quoteAstray = (line: number) =>
  `Un guillemet est mal placé à la ligne ${line} de ce fichier. Retirez-le, ou enregistrez le fichier de nouveau depuis votre tableur.`;
const DAMAGED = 'Ce fichier est endommagé ou incomplet. Enregistrez-le de nouveau depuis votre tableur.';

const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const PACKAGE =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>';
const RELATED = { 'xl/styles.xml': 'styles', 'xl/sharedStrings.xml': 'sharedStrings' } as const;
const WORKBOOK =
  '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>';

/** A workbook of one sheet with this markup. */
export function workbookOf(sheet: string, parts: Readonly<Record<string, string>> = {}, level: 1 | 6 = 6): Uint8Array {
  const texts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': TYPES,
    '_rels/.rels': PACKAGE,
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': relationsOf(parts),
    'xl/worksheets/sheet1.xml': sheet,
    ...parts,
  };
  const files: Zippable = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)]));
  return zipSync(files, { level });
}

/** A part without a relation is not read. */
function relationsOf(parts: Readonly<Record<string, string>>): string {
  const related = Object.entries(RELATED).filter(([name]) => name in parts);
  const links = [['xl/worksheets/sheet1.xml', 'worksheet'], ...related].map(
    ([name, type], place) => `<Relationship Id="rId${place + 1}" Type="x/${type}" Target="/${name}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`;
}

export const SHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/**
 * Small files that would fill the memory of their reader. Stronger compression would not make them smaller and take
 * twice as long.
 */
export function bombs(): Case[] {
  const spaces = ' '.repeat(30 * 1024 * 1024);
  const padded = `<worksheet ${SHEET}>${spaces}</worksheet>`;
  const further = ['sheet2', 'sheet3', 'sheet4'].map((name): [string, string] => [`xl/worksheets/${name}.xml`, spaces]);
  const bomb = workbookOf(padded, Object.fromEntries(further), 1);
  return [
    ['a zip bomb', bomb, '413 corps_trop_grand', TOO_LARGE],
    ['a zip bomb that hides its size', understated(workbookOf(padded, {}, 1), padded.length), INVALID, DAMAGED],
  ];
}

export function hostileFiles(): Case[] {
  const sound = workbookOf(`<worksheet ${SHEET}><sheetData/></worksheet>`);
  const entities = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;">]><worksheet ${SHEET}>&y;</worksheet>`;
  const binary = zipSync({
    '[Content_Types].xml': strToU8(
      TYPES.replace(
        '/>',
        '><Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>',
      ),
    ),
    'xl/workbook.bin': strToU8('x'),
  });
  const endless = `<table:table-row table:number-rows-repeated="1048576"/>`.repeat(2);
  const wide = `<table:table-row><table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="10000"/></table:table-row>`;
  const tooLong = `<worksheet ${SHEET}><sheetData>${'<row><c t="inlineStr"><is><t>x</t></is></c></row>'.repeat(5_002)}</sheetData></worksheet>`;
  const unaccepted = '415 type_non_accepte';
  return [
    ['a workbook that defines entities', workbookOf(entities), INVALID, DAMAGED],
    ['a workbook with a password', bytesOf('d0cf11e0a1b11ae1', 600), unaccepted, PROTECTED],
    [
      'an old workbook',
      Buffer.concat([bytesOf('d0cf11e0a1b11ae1', 600), Buffer.from('Workbook\0', 'utf16le')]),
      unaccepted,
      unread('XLS'),
    ],
    ['a workbook in binary parts', binary, unaccepted, unread('XLSB')],
    ['a file of Numbers', zipSync({ 'Index/Document.iwa': strToU8('x') }), unaccepted, unread('Numbers ou Pages')],
    ['a flat OpenDocument file', strToU8('<?xml version="1.0"?><office:document/>'), unaccepted, unread('FODS')],
    ['a page that is called .xls', strToU8('\uFEFF<html><table><tr><td>Nom'), unaccepted, unread('HTML')],
    ['an OpenDocument file with a password', spreadsheet('<manifest:encryption-data/>'), unaccepted, PROTECTED],
    ['an OpenDocument file of rows without end', spreadsheet('', endless), INVALID, TOO_HEAVY],
    ['an OpenDocument file of cells without end', spreadsheet('', wide), INVALID, TOO_WIDE],
    ['an encrypted archive', encrypted(sound), unaccepted, PROTECTED],
    ['a renamed program for Windows', bytesOf('4d5a900003000000', 600), unaccepted, UNKNOWN],
    ['a renamed program for Linux', bytesOf('7f454c4602010100', 600), unaccepted, UNKNOWN],
    ['a PDF', strToU8('%PDF-1.7\n1 0 obj'), unaccepted, UNKNOWN],
    ['half of a workbook', sound.slice(0, sound.length / 2), INVALID, DAMAGED],
    ['an archive that is no workbook', zipSync({ 'a.txt': strToU8('a') }), INVALID, DAMAGED],
    [
      'noise behind the mark of an archive',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), noise(900)]),
      INVALID,
      DAMAGED,
    ],
    [
      'a workbook of too many rows',
      workbookOf(tooLong),
      INVALID,
      'Ce fichier dépasse 5000 lignes. Divisez-le en plusieurs fichiers.',
    ],
    [
      'a workbook without a cell',
      sound,
      INVALID,
      'Ce fichier est vide. Partez du modèle\u00a0: des en-têtes, puis une ligne par valorisation.',
    ],
    [
      'nothing',
      new Uint8Array(),
      INVALID,
      'Ce fichier est vide. Partez du modèle\u00a0: des en-têtes, puis une ligne par valorisation.',
    ],
    ['a quote inside a cell', strToU8('Profil;Fonction\nSalle "A";28'), INVALID, quoteAstray(2)],
    ['open quotes', strToU8('Profil;Fonction\n"Les deux\nlignes";28\nx;"y\nz;28'), INVALID, quoteAstray(3)],
    [
      'other headings',
      strToU8('Dossier;Service\nx;y'),
      INVALID,
      'Ce fichier n’a pas d’en-têtes reconnus. Nommez la colonne des noms («\u00a0Nom\u00a0», «\u00a0Nom et prénom\u00a0») et celle des fonctions («\u00a0Fonction\u00a0», «\u00a0Emploi\u00a0»), ou partez du modèle. En-têtes lus\u00a0: «\u00a0Dossier\u00a0», «\u00a0Service\u00a0».',
    ],
    [
      'a heading twice',
      strToU8('Profil;PROFIL\nx;y'),
      INVALID,
      'Chaque colonne ne doit figurer qu’une fois. À garder en un seul exemplaire\u00a0: «\u00a0PROFIL\u00a0».',
    ],
    [
      'headings alone',
      strToU8('Profil;Fonction'),
      INVALID,
      'Ce fichier ne contient aucune ligne sous ses en-têtes. Ajoutez-y une ligne par valorisation.',
    ],
  ];
}

/** A file of LibreOffice. */
export function spreadsheet(manifest: string, rows = ''): Uint8Array {
  const names = 'urn:oasis:names:tc:opendocument:xmlns';
  const content = `<office:document-content xmlns:office="${names}:office:1.0" xmlns:table="${names}:table:1.0" xmlns:text="${names}:text:1.0" xmlns:style="${names}:style:1.0" xmlns:calcext="urn:calcext"><office:automatic-styles><style:style style:name="away" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${rows.includes('<table:table ') ? rows : `<table:table table:name="A">${rows}</table:table>`}</office:spreadsheet></office:body></office:document-content>`;
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'META-INF/manifest.xml': strToU8(manifest),
    'content.xml': strToU8(content),
  });
}

/** Incompressible bytes, the same in every run. */
function noise(length: number): Buffer {
  return createHash('shake256', { outputLength: length }).update('noise').digest();
}

function bytesOf(hex: string, length: number): Buffer {
  return Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(length)]);
}

/** The archive declares a small size for the part. */
function understated(archive: Uint8Array, size: number): Buffer {
  const bytes = Buffer.from(archive);
  const declared = Buffer.alloc(4);
  declared.writeUInt32LE(size);
  for (let at = bytes.indexOf(declared); at >= 0; at = bytes.indexOf(declared, at + 4)) bytes.writeUInt32LE(1_000, at);
  return bytes;
}

/** Sets the encryption flag on each entry of the directory. */
function encrypted(archive: Uint8Array): Buffer {
  const bytes = Buffer.from(archive);
  const entry = Buffer.from('PK\u0001\u0002');
  for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 4)) bytes.writeUInt16LE(1, at + 8);
  return bytes;
}
