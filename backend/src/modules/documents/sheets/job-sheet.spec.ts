import { describe, expect, it } from '@jest/globals';
import {
  bySection,
  defaultAnswers,
  findFunction,
  JOB_SHEET_SECTIONS,
  readGrid,
  shippedGrids,
  type CategoryLevel,
} from '@valorisation/rules';
import { shippedFunctionSheets } from '../../grids/index.js';
import { buildJobSheet, type ClassifiedFunction, type JobSheetInput } from './job-sheet.builder.js';
import { JobSheetPrefill } from './job-sheet-prefill.js';

const shipped = shippedGrids.find(({ status }) => status === 'in_force');
if (shipped === undefined) throw new Error('no grid in force ships');
const grid = readGrid(shipped.document);

const shippedSheets = shippedFunctionSheets();

function suggestedFor(id: number): ClassifiedFunction['suggested'] {
  const sheet = shippedSheets.get(id);
  return sheet === undefined ? null : { confirmed: false, ...sheet };
}

function classified(title: string, change: Partial<ClassifiedFunction> = {}): ClassifiedFunction {
  const id = grid.functions.find((candidate) => candidate.title === title)?.id ?? -1;
  const job = findFunction(grid, id);
  const level: CategoryLevel | null = job?.categoryLevel ?? null;
  if (job === undefined || level === null) throw new Error(`no function ${title}`);
  return {
    suggested: suggestedFor(id),
    title,
    categoryLevel: level,
    shareHundredths: 10_000,
    hourly: false,
    indexHundredths: 103_000,
    majoredIndexHundredths: null,
    due: { cents: 178_533, unit: 'month', source: 'minimum' },
    staleSince: null,
    seniorityPassedOn: null,
    dueAfterUpdate: null,
    answers: defaultAnswers(grid, job, level),
    grid,
    gridId: 2,
    ...change,
  };
}

const EMPTY = bySection(() => '');

const NOTHING_DUE = { cents: null, complementCents: 0, hourlyRows: 0, uncomputedRows: 0 } as const;

const NOTHING: JobSheetInput['update'] = { functions: 0, cents: null, complementCents: 0 };

function sheetOf(
  functions: readonly ClassifiedFunction[],
  sections = EMPTY,
  person: JobSheetInput['person'] = NOTHING_DUE,
  update = NOTHING,
) {
  return buildJobSheet({
    person,
    update,
    partial: false,
    floors: { params: grid.params, wage: null, territory: 'metropole' },
    references: [],
    establishment: { name: "L'Étable", siret: '12345678900011' },
    profileName: 'Martin Camille',
    functions,
    sections,
    grids: [{ id: 2, effectiveOn: '2024-09-01', confirmed: false }],
    printedOn: '2026-11-21',
    versionOn: '2026-11-12',
  });
}

describe('a job sheet', () => {
  it('shows the criteria that concern the function, with their degree', () => {
    const [job] = sheetOf([classified('Agent de service')]).functions;
    expect(job?.criteria.map(({ title, degree }) => [title, degree])).toEqual([
      ['Autonomie responsabilisante', '2'],
      ['Relationnel professionnel', '2'],
      ['Expertise et technicité', '2'],
    ]);
  });

  it('adds up what is due to the person, and names the complement and what the sum leaves out', () => {
    const rows = [
      classified('Agent de service', { shareHundredths: 6_000 }),
      classified('Secrétaire-comptable', { shareHundredths: 3_333 }),
      classified('Enseignant-formateur (cadre)', {
        hourly: true,
        due: { cents: 2_744, unit: 'hour', source: 'hourly' },
      }),
    ];
    const person = { cents: 167_121, complementCents: 2_041, hourlyRows: 1, uncomputedRows: 0 };
    const sheet = sheetOf(rows, EMPTY, person, { functions: 1, cents: 167_500, complementCents: 0 });
    expect(sheet.total).toEqual({
      share: '93,33\u00a0%',
      amount: '1\u00a0671,21\u00a0€',
      complement: '20,41\u00a0€',
      behind: { count: 1, several: false },
      updated: '1\u00a0675,00\u00a0€',
      hourly: { count: 1, several: false },
      uncomputed: null,
    });
    expect(sheet.amounts).toEqual({ monthly: true, hourly: true });
  });

  it('has no total for one function, or while nothing is computed', () => {
    const open = classified('Agent de service', { indexHundredths: null, due: null });
    expect(sheetOf([open]).total).toBeNull();
    expect(sheetOf([open, open], EMPTY, { ...NOTHING_DUE, uncomputedRows: 2 }).total).toMatchObject({
      share: '200\u00a0%',
      amount: null,
      uncomputed: { count: 2, several: true },
    });
    expect(sheetOf([open]).amounts).toEqual({ monthly: false, hourly: false });
  });

  it('keeps the markup of its texts and sets French punctuation', () => {
    const missions = "<p>L'accueil : <strong>oui</strong></p>";
    expect(sheetOf([classified('Agent de service')], { ...EMPTY, missions }).sections.missions).toBe(
      '<p>L’accueil\u00a0: <strong>oui</strong></p>',
    );
  });
});

describe('the prefill of a job sheet', () => {
  const prefill = new JobSheetPrefill();

  it('proposes the shipped suggestions for the function, in each section', () => {
    const sections = prefill.sections([classified('Secrétaire-comptable')]);
    expect(Object.values(sections)).not.toContain('');
    expect(sections.missions.match(/<li>/g)?.length).toBeGreaterThanOrEqual(3);
    expect(sections.activities).toMatch(/^<p><em>Chaque jour<\/em><\/p><ul><li>/);
    expect(sections.competences).toContain('<p><em>Savoir-être</em></p><ul><li>');
  });

  it('names each function when there are several, with its own suggestions', () => {
    const titles = ['Agent de service', 'Secrétaire-comptable'];
    const both = prefill.sections(titles.map((title) => classified(title)));
    for (const title of titles) {
      const alone = prefill.sections([classified(title)]);
      for (const name of JOB_SHEET_SECTIONS) {
        expect(both[name]).toContain(`<p><strong>${title}</strong></p>${alone[name]}`);
      }
    }
  });

  const free = (change: Partial<ClassifiedFunction> = {}) => ({
    ...classified('Maître professionnel'),
    suggested: null,
    ...change,
  });

  it('says what the classification says about a function without suggestions', () => {
    const sections = prefill.sections([free({ title: 'Guide', shareHundredths: 5_000 })]);
    expect(sections.missions).toMatch(/^<p>La personne exerce la fonction <strong>Guide<\/strong> \(.+\), à 50\u00a0%/);
    const first = (html: string) => [...html.matchAll(/<li>([^:]+?)\u00a0:/g)].map(([, title]) => title);
    expect(first(sections.activities)).toEqual([
      'Autonomie responsabilisante',
      'Management de projet ou d’équipe',
      'Pédagogie et didactique',
    ]);
    expect(first(sections.competences)).toEqual(['Expertise et technicité']);
    expect(sections.relations).toMatch(/^<ul><li>Échanges complexes [^<]+<\/li><\/ul>$/);
    expect(sections.purpose).toBe('');
  });

  it('is empty without a function, and without suggestions and answers', () => {
    expect(prefill.sections([])).toEqual(EMPTY);
    expect(prefill.sections([free({ answers: {} })])).toMatchObject({ activities: '', relations: '', competences: '' });
  });

  it('writes names as text', () => {
    expect(prefill.sections([free({ title: '<img src=x onerror=a()>' })]).missions).toContain(
      '<strong>&lt;img src=x onerror=a()&gt;</strong>',
    );
  });
});
