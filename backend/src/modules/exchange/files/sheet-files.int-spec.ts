import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it } from '@jest/globals';
import { strToU8 } from 'fflate';
import fc from 'fast-check';
import { costlyFiles, nested, VALID_SHEET } from '../../../../test/support/costly-files.js';
import { SHEET, workbookOf } from '../../../../test/support/hostile-files.js';
import { scaled } from '../../../../test/support/scale.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { SheetFiles } from './sheet-files.js';
import { LARGEST_FILE, type WrittenSheet } from './sheet.js';

/** The longest pause that a busy machine may add to a few milliseconds. */
const LONGEST_PAUSE_MS = 1_000;

/** `npm test` reads one file for each part that is parsed in a loop: styles, formats, headings, rows, lines. */
const COSTLY = scaled<readonly string[]>({
  part: [
    'elements nested in the styles',
    'a number format of quotes and brackets',
    'headings of a megabyte',
    'rows without end and without a cell',
    'a line of separators',
  ],
  all: costlyFiles.map(([name]) => name),
});

const files = new SheetFiles();

/** The outcome of the work, and the longest time that it blocked the event loop. */
async function watched<Result>(work: () => Promise<Result>): Promise<{ outcome: unknown; pauseMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const outcome = await work().catch((error: unknown) => error);
  delay.disable();
  return { outcome, pauseMs: delay.max / 1e6 };
}

async function expectToBeRead(file: Uint8Array): Promise<void> {
  const { outcome, pauseMs } = await watched(async () => files.read(Buffer.from(file)));
  expect(pauseMs).toBeLessThan(LONGEST_PAUSE_MS);
  if (Array.isArray(outcome)) return;
  expect(outcome).toBeInstanceOf(DomainError);
}

describe('a file', () => {
  it.each(costlyFiles.filter(([name]) => COSTLY.includes(name)))(
    'is read off the event loop, or refused: %s',
    async (_, bytes) => expectToBeRead(bytes()),
  );

  it('with repeats in any part is read off the event loop, or refused', async () => {
    const unit = fc.oneof(
      fc.constantFrom(
        '<a>',
        '<si><t>x</t></si>',
        '<row/>',
        '<c><v>1</v></c>',
        '<xf/>',
        '<!--',
        '<![CDATA[',
        '<?a',
        '&amp;',
      ),
      fc.constantFrom('<numFmt formatCode="', '<row r="9', ']]>', '-->', '" x="', '&#1', 'xmlns:a="b" '),
      fc.string({ minLength: 1, maxLength: 4 }),
    );
    const part = fc.constantFrom(
      'xl/worksheets/sheet1.xml',
      'xl/styles.xml',
      'xl/sharedStrings.xml',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      '[Content_Types].xml',
    );
    const repeated = fc
      .tuple(unit, unit, fc.integer({ min: 1, max: 2_000_000 }))
      .map(([start, again, size]) => start + again.repeat(Math.ceil(size / again.length)));
    const book = fc.tuple(part, repeated, fc.boolean()).map(([name, text, isInside]) =>
      workbookOf(VALID_SHEET, {
        [name]: isInside ? `<worksheet ${SHEET}><sheetData>${text}</sheetData></worksheet>` : text,
      }),
    );
    const table = fc.tuple(fc.constantFrom('Profil\n', '', '"'), repeated).map(([head, text]) => strToU8(head + text));
    await fc.assert(
      fc.asyncProperty(fc.oneof(book, table), async (file) => {
        await expectToBeRead(file.subarray(0, LARGEST_FILE));
      }),
      { numRuns: scaled({ part: 4, all: 100 }), endOnFailure: true },
    );
  });

  it('does not delay other files when it takes long', async () => {
    const costly = workbookOf(`<worksheet ${SHEET}>${'<a/>'.repeat(1_000_000)}${nested(60)}</worksheet>`);
    const first = files.read(Buffer.from(costly)).catch(() => 'refused');
    const second = await files.read(Buffer.from('Profil;Fonction\nLucie Bernard;28'));
    expect(second.map(({ cells }) => cells)).toEqual([
      ['Profil', 'Fonction'],
      ['Lucie Bernard', '28'],
    ]);
    expect(await first).toBe('refused');
  });
});

describe('a written sheet', () => {
  const sheetOfRows = (rows: number, text: string): WrittenSheet => ({
    name: 'Valorisations',
    columns: [{ heading: 'Motif', kind: 'text', width: 20 }],
    rows: Array.from({ length: rows }, () => [text]),
  });

  it('is read back unchanged, without blocking the event loop', async () => {
    const { outcome, pauseMs } = await watched(async () => files.write([sheetOfRows(20_000, 'é'.repeat(50))], 'xlsx'));
    expect(pauseMs).toBeLessThan(LONGEST_PAUSE_MS);
    const file = Buffer.isBuffer(outcome) ? outcome : Buffer.alloc(0);
    const written = await files.write([sheetOfRows(300, 'é')], 'xlsx');
    const [header, ...rows] = await files.read(written);
    expect([file.length > 0, header?.cells, rows.length, rows[299]?.cells]).toEqual([true, ['Motif'], 300, ['é']]);
  });

  it('is refused when it grows too large', async () => {
    const { outcome } = await watched(async () => files.write([sheetOfRows(700, 'é'.repeat(20_000))], 'csv'));
    expect(outcome instanceof DomainError && outcome.details.fields?.['fichier']?.code).toBe('export_trop_lourd');
  });
});
