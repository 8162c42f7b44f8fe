/** The amount of a function, without an account. Nothing is stored, and no name is needed. */
import { findDepartment, readDegreeChoices, writeDegreeChoices, type AnswerChanges } from '@valorisation/rules';
import * as z from 'zod/mini';
import { get } from './call.js';
import { about, categoryLevel, count, hundredths, hundredthsOrNull, list } from './data.js';
import { floorsFields, gridInfo } from './grids/reference.js';
import { displayed, due, hourlyCents } from './valuations/amounts.js';
import { valuationInput } from './valuations/requests.js';
import { terms, typedTerms } from './valuations/terms.js';
import { trace } from './valuations/trace.js';
import { wire, wireObject } from './wire.js';

/** `1-3_2-2_6-0`: pairs of a criterion and a degree. */
const degreeChoices = z.codec(z.string('invalide'), z.custom<AnswerChanges>(), {
  decode: (text, context): AnswerChanges => {
    const choices = readDegreeChoices(text);
    if (choices === null) context.issues.push({ code: 'custom', input: text, message: 'invalide' });
    return choices ?? {};
  },
  encode: writeDegreeChoices,
});

/** A department by its number, as people write it: '2a' is 2A. */
const department = z.codec(z.string('invalide'), z.string(), {
  decode: (typed, context) => {
    const found = findDepartment(typed);
    if (found === null) context.issues.push({ code: 'custom', input: typed, message: 'inconnu' });
    return found?.number ?? '';
  },
  encode: (number) => number,
});

const { functionId, otherFunction, categoryLevel: category, shareHundredths } = valuationInput.fields;

/** The inputs of a valuation, under the same names. The degrees have a shorter form that fits an address. */
const estimateQuery = {
  department: wire(
    'departement',
    about(
      z.optional(department),
      'Department number of the establishment: 976, Mayotte, has its own minimum wage. Without a number: metropolitan France',
    ),
  ),
  functionId,
  otherFunction,
  categoryLevel: category,
  shareHundredths,
  ...typedTerms,
  answers: wire(
    'valor_data',
    about(
      z.optional(degreeChoices),
      'Degrees by criterion id, `1-3_2-2`: criterion 1 with degree 3, criterion 2 with degree 2. `6-0`: no Formations; ' +
        '`4-nc`: not concerned, for an autre fonction. A criterion that is left out counts the planned degree of the function',
    ),
  ),
};

const estimate = wireObject(
  {
    functionId: wire('valor_c5', about(count, 'Function id, 0 = autre')),
    functionTitle: wire('metier_title', z.string()),
    categoryLevel: wire('valor_cat', categoryLevel),
    shareHundredths: wire('valor_c0', about(hundredths, 'Share of a full-time job in %')),
    ...terms,
    planned: wire('criteres_prevus', about(list(z.int()), 'Criteria that count the planned degree of the function')),
    uncounted: wire(
      'criteres_sans_reponse',
      about(list(z.int()), 'Criteria that count no points until they are answered'),
    ),
    indexHundredths: wire('indice', hundredths),
    majoredIndexHundredths: wire('indice_majore', hundredthsOrNull),
    minimumCents: wire('valor_minima', about(hundredths, 'Monthly minimum at the share, EUR')),
    hourlyCents,
    remunerationValueCents: wire(
      'valor_remuneration_value',
      about(hundredthsOrNull, 'Month of the indice majore at the share, EUR'),
    ),
    displayed,
    due,
    territory: floorsFields.territory,
    reason: wire('raison', about(z.string(), 'Why this is the amount due at least, in French')),
    belowMinimum: wire('sous_smic', z.boolean()),
    calculatedOn: wire('valor_calcul', about(z.string(), 'Day of the calculation, YYYY-MM-DD')),
    grid: wire('grid', gridInfo),
    trace: wire('trace', trace),
  },
  { id: 'Estimate' },
);
export type EstimateAnswer = z.output<typeof estimate>;

export const estimateCalls = {
  one: get('/v1/estimate', {
    query: estimateQuery,
    answer: estimate,
    refuses: ['donnees_invalides', 'trop_de_tentatives', 'service_indisponible'],
  }),
};

export type EstimateInput = z.output<typeof estimateCalls.one.query>;
