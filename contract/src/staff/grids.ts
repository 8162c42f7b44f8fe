/** What staff do with versions of the grid, besides listing them (backend/docs/adr/0049). */
import * as z from 'zod/mini';
import { FileAnswer, FileBody, get, post, SHEET_TYPES } from '../call.js';
import { about, id, list, pathId, readId, typedDay, typedHundredths, typedWhole } from '../data.js';
import { gridChange } from '../grids/calls.js';
import { draftDocument, gridParts, gridProblem, gridProblems } from '../grids/document.js';
import { wire, wireObject } from '../wire.js';
import { gridVersion } from './grid-versions.js';

const LONGEST_TITLE = 120;

const title = z
  .string('obligatoire')
  .check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_TITLE, 'texte_trop_long'));
const effectiveOn = about(typedDay, 'The day from which it shall apply, YYYY-MM-DD');
const version = about(readId, 'The version of the draft that its writer read');

export const wholeGrid = z
  .object({
    ...gridVersion.shape,
    document: draftDocument,
    problems: about(gridProblems, 'What prevents its publication, and what to check'),
  })
  .register(z.globalRegistry, { id: 'WholeGrid' });
export type WholeGrid = z.output<typeof wholeGrid>;
export type GridProblemAnswer = z.output<typeof gridProblem>;

const draftHead = z
  .object({ id, version: id, problems: gridProblems })
  .register(z.globalRegistry, { id: 'GridDraft', examples: [{ id: 5, version: 2, problems: [] }] });
export type GridDraftHead = z.output<typeof draftHead>;

const origin = { title: wire('title', title), effectiveOn: wire('effective_on', effectiveOn) };
const one = { params: { id: pathId }, isBare: true } as const;

/** Parts that did not change may be left out. */
const parts = z.object({
  cats: z.exactOptional(gridParts.cats),
  catpars: z.exactOptional(gridParts.catpars),
  enfants: z.exactOptional(gridParts.enfants),
  metiers: z.exactOptional(gridParts.metiers),
  criteres: z.exactOptional(gridParts.criteres),
  conges: z.exactOptional(gridParts.conges),
  paliers: z.exactOptional(gridParts.paliers),
  params: z.exactOptional(gridParts.params),
});

/** The result of reading a file into a draft. For a refused file, it contains problems and no document. */
const gridImport = z
  .object({
    document: z.nullable(draftDocument),
    changes: list(z.object({ theme: z.string(), text: z.string(), effect: z.string(), who: z.string() })),
    problems: gridProblems,
  })
  .register(z.globalRegistry, {
    id: 'GridImport',
    examples: [{ document: null, changes: [], problems: [] }],
  });
export type GridImport = z.output<typeof gridImport>;

const JSON_FILE = new FileAnswer(['application/json'], undefined, {
  format: 'grille-idcc-7520',
  version: 1,
  grille: { id: 5, effet: '2027-01-01', statut: 'draft', confirmee: false },
  donnees: {},
});

export const staffGridCalls = {
  /** What the second version changes in the first one. */
  difference: get('/admin/grids/:id/difference/:otherId', {
    params: { id: pathId, otherId: pathId },
    answer: list(gridChange),
    refuses: ['introuvable'],
  }),
  document: get('/admin/grids/:id/document', { ...one, answer: wholeGrid, refuses: ['introuvable'] }),
  prepare: post('/admin/grids/:id/draft', {
    ...one,
    body: wireObject(origin, { id: 'PrepareGridRequest' }),
    answer: draftHead,
    status: [201],
    refuses: ['introuvable', 'donnees_invalides'],
  }),
  /** Makes a draft from the version in force. Only its amounts are new. */
  prepareAmounts: post('/admin/grids/amounts', {
    isBare: true,
    body: wireObject(
      {
        ...origin,
        pointValueHundredths: wire(
          'point_value',
          about(
            typedHundredths('valeur_point', (cents) => cents >= 500 && cents <= 10_000),
            'EUR per point and year',
          ),
        ),
        branchFloor: wire(
          'branch_floor',
          about(
            typedWhole('plancher', (points) => points > 0 && points < 100_000, 'plancher'),
            'Points',
          ),
        ),
      },
      { id: 'PrepareAmountsRequest' },
    ),
    answer: draftHead,
    status: [201],
    refuses: ['donnees_invalides', 'service_indisponible'],
  }),
  edit: post('/admin/grids/:id/edit', {
    ...one,
    body: wireObject(
      {
        version: wire('version', version),
        title: wire('title', z.optional(title)),
        effectiveOn: wire('effective_on', z.optional(effectiveOn)),
        parts: wire('parts', z.optional(parts)),
      },
      { id: 'EditGridRequest' },
    ),
    answer: draftHead,
    refuses: ['introuvable', 'grille_pas_brouillon', 'version_perimee', 'donnees_invalides'],
  }),
  discard: post('/admin/grids/:id/discard', {
    ...one,
    body: wireObject({ version: wire('version', version) }, { id: 'DiscardGridRequest' }),
    answer: draftHead,
    refuses: ['introuvable', 'grille_pas_brouillon', 'version_perimee', 'donnees_invalides'],
  }),
  /** The whole version as a file. The version may have any state. */
  file: get('/admin/grids/:id/file', { params: { id: pathId }, answer: JSON_FILE, refuses: ['introuvable'] }),
  importFile: post('/admin/grids/:id/import', {
    ...one,
    body: new FileBody('A version of the grid as JSON: its data, or the file of its open rules. 1 MB at most.'),
    answer: gridImport,
    refuses: ['introuvable', 'grille_pas_brouillon', 'corps_trop_grand', 'type_non_accepte', 'donnees_invalides'],
  }),
  /** The degrees and the texts of the criteria as a workbook. */
  degrees: get('/admin/grids/:id/degrees', {
    params: { id: pathId },
    answer: new FileAnswer([SHEET_TYPES.xlsx], undefined),
    refuses: ['introuvable'],
  }),
  importDegrees: post('/admin/grids/:id/degrees', {
    ...one,
    body: new FileBody('The workbook of the degrees and texts, edited.'),
    answer: gridImport,
    refuses: ['introuvable', 'grille_pas_brouillon', 'corps_trop_grand', 'type_non_accepte', 'donnees_invalides'],
  }),
};
