import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LARGEST_MEDIA } from '@valorisation/contract';
import { PDFDocument, PDFName, PDFString, type PDFObject } from 'pdf-lib';
import sharp from 'sharp';
import { dishonestDocx, docx, docxBomb, hugePng, odt, PDF, picture, zip } from './support/media-files.js';
import { projectPath } from '../src/platform/config/paths.js';
import { DomainError } from '../src/platform/errors/domain-error.js';
import { readMedia, type MediaAnswer } from '../src/modules/content/uploads/media-work.js';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** What is decided by a file's bytes alone; its path does not reveal its name. */
describe('the reading of a file for the media library', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'valorisation-media-'));
  });

  afterEach(async () => rm(folder, { recursive: true, force: true }));

  async function read(bytes: Uint8Array | string): Promise<MediaAnswer> {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    return readMedia({ path, folder, largest: LARGEST_MEDIA });
  }
  /** The refusal of each file; `taken` for an accepted one. */
  async function refusals(...files: readonly (Uint8Array | string)[]): Promise<unknown[]> {
    const refused: unknown[] = [];
    for (const file of files) {
      const error = await read(file).then(
        () => 'taken',
        (reason: unknown) => reason,
      );
      refused.push(error instanceof DomainError ? `${error.code} ${error.details.fields?.['file']?.code}` : error);
    }
    return refused;
  }
  const all = (refusal: string, count: number): string[] => Array.from({ length: count }, () => refusal);

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('redraws a %s as WebP', async (format) => {
    const answer = await read(await (await picture(800, 600)).toFormat(format).toBuffer());
    if (answer.kind !== 'picture') throw new Error('No picture');
    expect(answer.file).toMatchObject({ width: 800, height: 600 });
    const { format: kept } = await sharp(answer.file.path).metadata();
    const { width } = await sharp(answer.thumbnail.path).metadata();
    expect([kept, width]).toEqual(['webp', 480]);
  });

  it('recognises documents by their content', async () => {
    const table = 'Nom;Âge\nA;1\n';
    const kinds: unknown[] = [];
    for (const bytes of [PDF, docx(), odt(), table, 'Été\n', Buffer.from([0xc9, 0x74, 0xe9])]) {
      const answer = await read(bytes);
      kinds.push(answer.kind === 'document' ? answer.ending : answer.kind);
    }
    expect(kinds).toEqual(['pdf', 'docx', 'odt', 'csv', 'txt', 'txt']);
  });

  it('refuses an empty file, an SVG, programs, archives and every unknown form', async () => {
    expect(await refusals('')).toEqual(['donnees_invalides media_vide']);
    const pictures = [SVG, `<?xml version="1.0"?>\n${SVG}`, `\ufeff  ${SVG}`, `<!-- x -->${SVG}`];
    expect(await refusals(...pictures)).toEqual(all('type_non_accepte media_svg', 4));
    const others = [
      '<!doctype html><script>alert(1)</script>',
      '<?php phpinfo();',
      '#!/bin/sh\nrm -rf /',
      'MZ\u0000\u0003',
      zip({ 'a.txt': 'a' }),
      zip({ 'META-INF/MANIFEST.MF': 'Main-Class: X' }),
      'Rar!\u001a\u0007\u0000',
      Buffer.from('000000206674797069736f6d0000020069736f6d', 'hex'),
      randomBytes(5000),
    ];
    expect(await refusals(...others)).toEqual(all('type_non_accepte media_format', others.length));
    expect(await refusals(docx({ 'word/vbaProject.bin': 'x' }))).toEqual(['type_non_accepte media_macros']);
    const known = '<Types><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>';
    const macro = docx({ '[Content_Types].xml': known, 'word/pictures.bin': 'x' });
    expect(await refusals(macro)).toEqual(['type_non_accepte media_macros']);
    const sheetJs = readFileSync(projectPath('backend', 'test', 'fixtures', 'import-files', 'sheetjs-plain.xlsx'));
    expect(await read(sheetJs)).toMatchObject({ kind: 'document', ending: 'xlsx' });
    const old = Buffer.from('d0cf11e0a1b11ae1'.padEnd(2048, '0'), 'hex');
    expect(await refusals(old)).toEqual(['type_non_accepte media_protege']);
  });

  it('refuses a file that is cut off, contradicts itself or has two forms at once', async () => {
    const jpeg = await (await picture(600, 400)).jpeg().toBuffer();
    const broken = [
      jpeg.subarray(0, jpeg.length / 2),
      PDF.subarray(0, 30),
      docx().subarray(0, 150),
      dishonestDocx(),
      'GIF89a/*\u0001\u0001*/=1;alert(document.cookie)',
      Buffer.concat([PDF, zip({ 'x.class': 'x' })]),
    ];
    expect(await refusals(...broken)).toEqual(all('donnees_invalides media_illisible', broken.length));
  });

  it('refuses a PDF that runs a script or starts a program, however hidden, and one that it cannot inspect', async () => {
    const saved = async (
      action: Readonly<Record<string, string | PDFObject>>,
      useObjectStreams: boolean,
    ): Promise<Uint8Array> => {
      const document = await PDFDocument.create();
      document.addPage();
      document.catalog.set(PDFName.of('OpenAction'), document.context.register(document.context.obj(action)));
      return document.save({ useObjectStreams });
    };
    const raw = (catalog: string, trailer = ''): string =>
      `%PDF-1.4\n1 0 obj<</Type/Catalog${catalog}>>endobj\ntrailer<</Root 1 0 R${trailer}>>\n%%EOF\n`;
    const objects = (text: string): string => raw('').replace('trailer', `${text}\ntrailer`);
    const harmful = [
      await saved({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }, true),
      await saved({ S: 'Launch', F: PDFString.of('calc.exe') }, true),
      raw('/OpenAction<</S/GoTo/Next[<</S/JavaScript>>]>>'),
      raw('/AcroForm<</Fields[]/XFA(x)>>'),
      raw('/AA<</WC<</S/J#61vaScript>>>>'),
      objects('2 0 obj<</S 3 0 R>>endobj 3 0 obj/Launch endobj'),
      // Readers follow the table of the file, not the order of its objects.
      objects('4 0 obj<</S/JavaScript>>endobj 4 0 obj<</S/GoTo>>endobj'),
      objects('2 0 obj<</S 3 0 R>>endobj 3 0 obj/Launch endobj 3 0 obj/GoTo endobj'),
      objects('%4 % a comment\n0 obj<</S/Launch>>endobj'),
      objects('5 0 obj<</N 2/First 9>>stream\n4 0 4 14 <</S/Launch>> <</S/GoTo>> \nendstream endobj'),
      objects('trailer<</Root<</OpenAction<</S/Launch>>>>>>'),
    ];
    expect(await refusals(...harmful)).toEqual(all('type_non_accepte media_programme', harmful.length));
    const unreadable = '5 0 obj<</N 1/First 4>>stream\nx\nendstream endobj trailer';
    const others = [
      raw('', '/Encrypt<</Filter/Standard>>'),
      raw('', '/Encrypt<</Filter/Standard>>').replace('trailer', unreadable),
      raw('/A<<'),
      objects(unreadable.replace(' trailer', '')),
      await saved({ S: 'GoTo' }, true),
      objects('4 0 obj(Chapitre 3. 2 objectifs, trailer du film)endobj'),
    ];
    expect(await refusals(...others)).toEqual([
      'type_non_accepte media_protege',
      'type_non_accepte media_protege',
      'donnees_invalides media_illisible',
      'donnees_invalides media_illisible',
      'taken',
      'taken',
    ]);
  });

  it('keeps nothing that is appended to a picture', async () => {
    const png = await (await picture()).png().toBuffer();
    const answer = await read(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]));
    expect((await sharp(answer.file.path).toBuffer()).includes('<script>')).toBe(false);
  });

  it('refuses a file that would grow too large once it is opened', async () => {
    const refused = await refusals(hugePng(10_000, 10_000), hugePng(60_000, 60_000), docxBomb());
    expect(refused).toEqual([
      'corps_trop_grand media_points',
      'corps_trop_grand media_points',
      'corps_trop_grand media_deplie',
    ]);
  });
});
