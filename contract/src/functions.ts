/** Functions of the grid in force, found by the words that people use. Without an account. */
import * as z from 'zod/mini';
import { get, post } from './call.js';
import { about, count, list } from './data.js';
import { wire, wireObject } from './wire.js';

const LONGEST_SEARCH = 120;

const functionId = wire('metier_id', about(count, 'Function id, 0 = autre fonction'));

const foundFunction = wireObject(
  {
    functionId,
    title: wire('metier_title', z.string()),
    foundBy: wire(
      'found_by',
      about(z.nullable(z.string()), 'The other name, family or domain that the words fit; null: the title itself'),
    ),
    confident: wire(
      'confident',
      about(z.boolean(), 'False for a guess, for one of several possible functions, and for autre fonction'),
    ),
  },
  { id: 'FoundFunction' },
);

const namedFunction = wireObject(
  { functionId, names: wire('noms', about(list(z.string()), 'Its names beside the title')) },
  { id: 'NamedFunction' },
);
export type NamedFunction = z.output<typeof namedFunction>;

export const functionCalls = {
  /** The ranking of the product's own fields, for other software. */
  search: get('/v1/functions', {
    query: {
      typed: wire(
        'q',
        about(
          z
            .string('obligatoire')
            .check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_SEARCH, 'texte_trop_long')),
          'What a person typed, for example the name of a job in a payroll program',
        ),
      ),
    },
    answer: list(foundFunction),
    refuses: ['donnees_invalides', 'trop_de_tentatives', 'service_indisponible'],
  }),
  /** Words that led to no choice are counted, so that staff may add them as names. */
  left: post('/v1/functions/left', {
    body: wireObject(
      {
        typed: wire(
          'mot',
          about(
            z.string('obligatoire').check(z.maxLength(LONGEST_SEARCH, 'texte_trop_long')),
            'At most 60 signs are counted, and nothing that looks like the mail or a number of a person',
          ),
        ),
      },
      { id: 'LeftWordRequest' },
    ),
    answer: wireObject({ counted: wire('compte', z.literal(true)) }, { id: 'LeftWordCounted' }),
    refuses: ['donnees_invalides', 'trop_de_tentatives'],
  }),
  /** What the console needs to search by itself. */
  names: get('/v1/functions/names', { answer: list(namedFunction) }),
};
