/** Documents: job sheets on screen, files in PDF, and the jobs that make these files. */
import * as z from 'zod/mini';
import { FileAnswer, get, post } from '../call.js';
import { about, list, pathId, typedFlag } from '../data.js';
import { manyRows } from '../valuations/life.js';
import { wire } from '../wire.js';
import { job } from './job.js';
import { jobDescription, sheetVersion } from './job-sheet.js';

const PDF = 'application/pdf';
const ZIP = 'application/zip';

const document = new FileAnswer([PDF], job);
const documents = new FileAnswer([PDF, ZIP], job);

/** It is sent inside JSON, so that a browser cannot open an address of the API as a page. */
export const printedPage = z
  .object({
    title: about(z.string(), 'The title of the document, as text'),
    html: about(z.string(), 'The whole document: styles and fonts inside, no script, nothing to load'),
  })
  .register(z.globalRegistry, { id: 'PrintedPage' });
export type PrintedPage = z.output<typeof printedPage>;

/** Rounded to the hundredth, whatever the number of decimals. */
const shownHundredths = z.codec(z.coerce.number('invalide').check(z.minimum(0, 'invalide')), z.number(), {
  decode: (value) => Math.round(value * 100),
  encode: (value) => value / 100,
});
const shown = (description: string) => about(z.optional(shownHundredths), description);

const share = z.codec(
  z.string().check(z.trim(), z.regex(/^\d{1,3}([.,]\d{1,2})?$/, 'quotite')),
  z.number().check(z.refine((value) => value > 0 && value <= 10_000, 'quotite')),
  {
    decode: (text) => Math.round(Number(text.replace(',', '.')) * 100),
    encode: (value) => String(value / 100),
  },
);

/** The amounts that the screen shows, which the server compares with its own, and the share to print. */
const printedShare = {
  indexHundredths: wire('indice', shown('Points, as the screen shows them')),
  majoredIndexHundredths: wire('indiceMajore', shown('Points')),
  displayedCents: wire('remuneration', shown('Displayed amount, EUR')),
  shareHundredths: wire('q', about(z.optional(share), 'Share to print, %; by default the stored one')),
};

const one = { params: { id: pathId } };

/** What a head chooses to print on a job sheet. */
const sheetParts = {
  pay: wire('remuneration', about(z._default(typedFlag, false), 'Prints the index and the amount to pay')),
  signatures: wire('signatures', about(z._default(typedFlag, true), 'Prints the block for the signatures')),
  annex: wire('annexe', about(z._default(typedFlag, true), 'Prints the criteria as an annex')),
};

const format = wire(
  'format',
  about(z._default(z.enum(['pdf', 'zip'], 'inconnu'), 'pdf'), 'One merged PDF, or a ZIP of one PDF each'),
);

const rectoVerso = wire(
  'recto_verso',
  about(z._default(typedFlag, true), 'Each person begins on a right-hand page, after a blank page if needed'),
);

export const documentCalls = {
  jobDescription: get('/v1/job/description/:id', { ...one, answer: jobDescription, refuses: ['introuvable'] }),
  jobSheetVersions: get('/v1/job/versions/:id', { ...one, answer: list(sheetVersion), refuses: ['introuvable'] }),
  jobSheetFile: get('/v1/job/download/pdf/:id', {
    ...one,
    query: sheetParts,
    answer: document,
    refuses: ['introuvable', 'profil_sans_fonction', 'donnees_invalides', 'trop_de_tentatives', 'rendu_impossible'],
  }),
  interviewFile: get('/v1/job/interview/pdf/:id', {
    ...one,
    answer: document,
    refuses: ['introuvable', 'profil_sans_fonction', 'trop_de_tentatives', 'rendu_impossible'],
  }),
  shareFile: get('/v1/valor/download/pdf/:id', {
    ...one,
    query: printedShare,
    answer: document,
    refuses: [
      'introuvable',
      'valorisation_incomplete',
      'calcul_divergent',
      'donnees_invalides',
      'trop_de_tentatives',
      'rendu_impossible',
    ],
  }),
  valuationFile: get('/v1/valor/download/:id', {
    ...one,
    answer: document,
    refuses: ['introuvable', 'valorisation_incomplete', 'trop_de_tentatives', 'rendu_impossible'],
  }),
  valuationFiles: post('/v1/valor/download/pdf/multiple', {
    query: { format, twoSided: rectoVerso },
    body: manyRows,
    answer: documents,
    refuses: ['introuvable', 'valorisation_incomplete', 'donnees_invalides', 'trop_de_tentatives', 'rendu_impossible'],
  }),
  interviewFiles: post('/v1/valor/download/interview/multiple', {
    query: { twoSided: rectoVerso },
    body: manyRows,
    answer: document,
    refuses: ['introuvable', 'profil_sans_fonction', 'donnees_invalides', 'trop_de_tentatives', 'rendu_impossible'],
  }),
  jobSheetFiles: post('/v1/valor/download/job/multiple', {
    query: { ...sheetParts, format, twoSided: rectoVerso },
    body: manyRows,
    answer: documents,
    refuses: ['introuvable', 'profil_sans_fonction', 'donnees_invalides', 'trop_de_tentatives', 'rendu_impossible'],
  }),
  job: get('/v1/jobs/:id', {
    ...one,
    answer: documents,
    refuses: [
      'introuvable',
      'valorisation_incomplete',
      'profil_sans_fonction',
      'trop_de_tentatives',
      'rendu_impossible',
    ],
  }),
  printedValuation: get('/v1/valor/print/:id', {
    ...one,
    query: printedShare,
    answer: printedPage,
    refuses: ['introuvable', 'valorisation_incomplete', 'calcul_divergent', 'donnees_invalides'],
  }),
  printedInterview: get('/v1/job/interview/print/:id', {
    ...one,
    answer: printedPage,
    refuses: ['introuvable', 'profil_sans_fonction'],
  }),
  printedJobSheet: get('/v1/job/print/:id', {
    ...one,
    query: sheetParts,
    answer: printedPage,
    refuses: ['introuvable', 'profil_sans_fonction', 'donnees_invalides'],
  }),
};
