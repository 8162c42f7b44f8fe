import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from '@jest/globals';
import { buildJobSheet, type JobSheetInput } from '../../src/modules/documents/sheets/job-sheet.builder.js';
import { bySection, defaultAnswers, findFunction } from '@valorisation/rules';
import { floors, functionId, grid } from './conclusion-cases.js';
import { cleanRichText } from '../../src/platform/http/rich-text.js';
import { HOSTILE_RICH_TEXTS } from '../fixtures/hostile-rich-texts.js';
import { createEngine, createRenderer, readPdf, readStructure, type ReadPdf } from './render-support.js';

const engine = createEngine();
const renderer = createRenderer();
afterAll(() => renderer.close());

type Job = JobSheetInput['functions'][number];

function job(title: string, change: Partial<Job> = {}): Job {
  const known = findFunction(grid, functionId(title));
  const level = known?.categoryLevel;
  if (known === undefined || level === null || level === undefined) throw new Error(`no category for ${title}`);
  return {
    suggested: null,
    title,
    categoryLevel: level,
    shareHundredths: 10_000,
    hourly: false,
    indexHundredths: 103_000,
    majoredIndexHundredths: null,
    due: { cents: 186_702, unit: 'month', source: 'minimum-wage' },
    staleSince: null,
    seniorityPassedOn: null,
    dueAfterUpdate: null,
    answers: defaultAnswers(grid, known, level),
    grid,
    gridId: 2,
    ...change,
  };
}

const EMPTY = bySection(() => '');
const UNPAID = { pay: false, signatures: true, annex: true };

async function printFile(input: Partial<JobSheetInput> = {}, parts = { ...UNPAID, pay: true }): Promise<Buffer> {
  const sheet = buildJobSheet({
    establishment: { name: 'Lycée agricole privé Les Charmilles', siret: '12345678900011' },
    profileName: 'Martin Camille',
    functions: [job('Agent de service')],
    person: { cents: 186_702, complementCents: 0, hourlyRows: 0, uncomputedRows: 0 },
    update: { functions: 0, cents: null, complementCents: 0 },
    partial: false,
    floors,
    references: [{ valuationId: 18, version: 7, gridId: 2 }],
    sections: EMPTY,
    grids: [{ id: 2, effectiveOn: '2024-09-01', confirmed: false }],
    printedOn: '2026-11-21',
    versionOn: '2026-11-12',
    ...input,
  });
  return renderer.render(engine.render('job-sheet', { ...sheet, ...parts }).html);
}

const print = async (input: Partial<JobSheetInput> = {}): Promise<ReadPdf> => readPdf(await printFile(input));

describe('the printed job sheet', () => {
  it('names the establishment, the profile, the function, its category and its amount as a minimum', async () => {
    const { text, pages } = await print();
    expect(pages).toHaveLength(1);
    expect(text).toContain('Lycée agricole privé Les Charmilles SIRET 123 456 789 00011');
    expect(text).toContain('Fiche de poste Agent de service Martin Camille');
    expect(text).toContain('Agent de service Catégorie 1 Ouvrier employé temps plein 1 030 1 867,02 €');
    expect(text).toContain('par mois pour le temps de travail indiqué : l’employeur peut verser davantage.');
    expect(text).toContain(
      'Smic du 01/06/2026, métropole. La valeur de ce Smic est à confirmer. Référence : VAL-18-7-G2.',
    );
    expect(text).toContain('Grille n° 2, entrée en vigueur le 01/09/2024 : valeurs à confirmer par la branche');
    expect(text).toContain('Pour l’établissement Nom, qualité et signature');
  });

  it('states that a step of seniority is not applied yet, and the amount after it', async () => {
    const passed = job('Agent de service', {
      seniorityPassedOn: '2026-11-15',
      dueAfterUpdate: { cents: 190_002, unit: 'month', source: 'minimum' },
    });
    const { text } = await print({ functions: [passed] });
    expect(text).toContain('1 867,02 € palier d’ancienneté du 15/11/2026 à appliquer ; après mise à jour : 1 900,02 €');
  });

  it('shows the index that a guaranteed pay follows below that of the function', async () => {
    const guaranteed = job('Agent de service', {
      majoredIndexHundredths: 184_800,
      due: { cents: 320_147, unit: 'month', source: 'minimum' },
    });
    const { text } = await print({ functions: [guaranteed] });
    expect(text).toContain('1 030 majoré : 1 848 3 201,47 €');
  });

  it("names the former grid of an amount that awaits its update, unless it is today's floor", async () => {
    const stale = {
      staleSince: '2024-09-01',
      dueAfterUpdate: { cents: 187_442, unit: 'month', source: 'minimum' },
    } as const;
    const due = { cents: 186_825, unit: 'month', source: 'branch-floor' } as const;
    const { text } = await print({
      functions: [
        job('Agent de service', { ...stale, due }),
        job('Secrétaire-comptable', { ...stale, due: { ...due, source: 'minimum' } }),
      ],
    });
    expect(text).toContain(
      '1 868,25 € plancher de la branche en vigueur, à mettre à jour ; après mise à jour : 1 874,42 €',
    );
    expect(text).toContain('1 868,25 € grille du 01/09/2024, à mettre à jour ; après mise à jour : 1 874,42 €');
  });

  it('shows the share of time of each of several functions, and the total', async () => {
    const { text, outline } = await print({
      functions: [
        job('Secrétaire-comptable', {
          shareHundredths: 6_000,
          due: { cents: 110_000, unit: 'month', source: 'minimum' },
        }),
        job('Agent de service', {
          shareHundredths: 4_000,
          due: { cents: 71_413, unit: 'month', source: 'minimum' },
        }),
      ],
      person: { cents: 186_702, complementCents: 5_289, hourlyRows: 0, uncomputedRows: 0 },
      update: { functions: 2, cents: 197_879, complementCents: 0 },
    });
    expect(text).toContain('Secrétaire-comptable Catégorie 2 Technicien 60 %');
    expect(text).toContain(
      'Ensemble 100 % 1 867,02 € dont 2 fonctions à mettre à jour après mise à jour : 1 978,79 € dont complément Smic 52,89 €',
    );
    expect(outline).toEqual(expect.arrayContaining(['Rémunération', 'Secrétaire-comptable', 'Agent de service']));
  });

  it('for a function that is not computed promises no amount', async () => {
    const { text } = await print({
      functions: [job('Agent de service', { indexHundredths: null, due: null })],
      references: [],
    });
    expect(text).toContain('à calculer à calculer');
    expect(text).not.toContain('davantage');
  });

  it('with hourly pay only states the hour', async () => {
    const hourly = { hourly: true, due: { cents: 2_744, unit: 'hour', source: 'hourly' } } as const;
    const { text } = await print({ functions: [job('Enseignant-formateur (cadre)', hourly)] });
    expect(text).toContain('à l’heure 1 030 27,44 € / h');
    expect(text).toContain('Montants bruts, par heure de formation : l’employeur peut verser davantage.');
  });

  it('shows the written sections, with their lists, and no empty heading', async () => {
    const file = await printFile({
      sections: {
        ...EMPTY,
        missions: '<p>Accueil <strong>et</strong> <u>suivi</u></p><ul><li>un</li><li>deux</li></ul>',
      },
    });
    const { text, outline } = await readPdf(file);
    expect(text).toContain('Missions Accueil et suivi');
    expect(outline).toContain('Missions');
    expect(outline).not.toContain('Activités principales');
    expect((await readStructure(file)).join(' ')).toMatch(/\bL LI .*\bLI\b/);
  });

  it('keeps the signatures on the page of a text that they sign, and the criteria as an annex', async () => {
    for (let lines = 20; lines < 60; lines += 4) {
      const missions = '<p>ligne</p>'.repeat(lines);
      const pages = (await readPdf(await printFile({ sections: { ...EMPTY, missions } }, UNPAID))).pages;
      expect(pages.filter((page) => page.endsWith('fiche de poste, version du 12/11/2026'))).toEqual([]);
      expect(pages.find((page) => page.includes('Pour l’établissement'))).toContain('Classement');
      expect(pages.at(-1)).toMatch(/Annexe : critères classants retenus .*Expertise et technicité/);
    }
  });

  it('prints no pay unless it is asked for', async () => {
    const { text, outline } = await readPdf(await printFile({}, UNPAID));
    expect(text).not.toMatch(/€|1 030|Smic/);
    expect(outline).not.toContain('Rémunération');
  });

  it('prints hostile texts as their few words, each sheet complete down to its signatures', async () => {
    const size = 12;
    for (let at = 0; at < HOSTILE_RICH_TEXTS.length; at += size) {
      const texts = HOSTILE_RICH_TEXTS.slice(at, at + size).map(cleanRichText);
      const { text, title } = await print({
        sections: { ...EMPTY, missions: texts.join(''), relations: '<p>repère</p>' },
      });
      expect(title).toBe('Fiche de poste – Martin Camille');
      expect(text).toMatch(/SIRET 123 456 789 00011 .* Relations repère .*Pour l’établissement/);
    }
  });

  it('runs and requests nothing, even when a hostile text arrives unchanged', async () => {
    const { html } = engine.render('job-sheet', engine.sample('job-sheet'));
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    // Long texts only take time here; the others are separated against unclosed elements.
    const short = HOSTILE_RICH_TEXTS.filter(({ length }) => length < 1_000);
    for (let at = 0; at < short.length; at += 12) {
      const hostile = short
        .slice(at, at + 12)
        .join(`--></script></style></textarea></title></xmp></noscript></template></svg></math></select></table></p>`)
        .replaceAll(/(?:https:)?\/\/x\.example/g, `http://${host}`)
        .replaceAll('alert(1)', "document.body.textContent='altéré'");
      const page = html.replace('<div class="written">', () => `<div class="written">${hostile}`);
      // A page that would navigate elsewhere is not printed at all.
      const printed = await renderer.render(page).then(readPdf, () => null);
      expect(printed?.text ?? '').not.toMatch(/^altéré/);
    }
    server.close();
    expect(asked).toEqual([]);
  });

  it("prints real people's names correctly", async () => {
    const { text, fonts } = await print({
      profileName: 'Ngọc Łukasz <b>&"',
      sections: { ...EMPTY, relations: '<p>Đặng</p>' },
    });
    expect(text).toContain('Ngọc Łukasz <b>&"');
    expect(text).toContain('Đặng');
    expect(fonts.filter((font) => !/^Source(Sans3|Serif4)/.test(font))).toEqual([]);
  });
});
