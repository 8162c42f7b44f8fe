/**
 * All functions of the establishment by criterion, as far as the viewer may see them: which rows have which degree, and
 * where similar rows differ.
 */
import { NO_FAMILY, type CoherenceView } from '@valorisation/rules';
import * as z from 'zod/mini';
import {
  about,
  categoryLevel,
  count,
  hundredthsOrNull,
  id,
  isId,
  list,
  status,
  typedWhole,
  words,
  hundredths,
} from '../data.js';
import { extended, wire, wireObject } from '../wire.js';

const peerDifference = wireObject({
  among: wire(
    'parmi',
    about(
      words({ function: 'fonction', family: 'famille' }),
      'Rows of the same function, or of functions of its family with the same planned degree',
    ),
  ),
  usualDegree: wire(
    'usuel',
    about(z.nullable(z.int()), 'The degree that most rows have, 0 = not concerned; null: none'),
  ),
  holders: wire('tenu_par', count),
  compared: wire('sur', about(count, 'Rows compared, this one included')),
});

const cell = wireObject({
  criterionId: wire('critere', id),
  state: wire('etat', words({ held: 'tenu', unanswered: 'a_renseigner', 'not-concerned': 'non_concerne' })),
  isTraining: wire('formation', about(z.boolean(), 'An option of Formations: shown, never compared')),
  degree: wire('degre', z.nullable(z.int())),
  pointsHundredths: wire('points', hundredthsOrNull),
  plannedDegree: wire('prevu', about(z.nullable(z.int()), "The function's degree on the row's own grid")),
  hasReason: wire('motif', about(z.boolean(), 'A reason was given for the answer')),
  fromPlanned: wire('ecart', z.nullable(words({ above: 'au_dessus', below: 'au_dessous' }))),
  fromPeers: wire('semblables', about(z.nullable(peerDifference), 'Null: the same as most of the compared rows')),
});

export const coherenceRow = wireObject({
  valuationId: wire('valor_id', id),
  profileId: wire('profile_id', id),
  profileName: wire('profile_name', z.string()),
  familyId: wire('famille_id', about(count, `${NO_FAMILY}: a function outside the grid`)),
  familyTitle: wire('famille', z.string()),
  functionId: wire('valor_c5', count),
  functionTitle: wire('metier_title', z.string()),
  categoryLevel: wire('valor_cat', categoryLevel),
  categoryTitle: wire('categorie', z.string()),
  status: wire('valor_visa', status),
  gridId: wire('grid_id', id),
  cells: wire('criteres', about(list(cell), "In the order of the row's own grid")),
});

const grid = wireObject({
  id: wire('grid_id', id),
  effectiveOn: wire('effective_on', z.string()),
  criteria: wire(
    'criteres',
    list(
      wireObject({
        id: wire('critere', id),
        index: wire('rang', count),
        title: wire('titre', z.string()),
      }),
    ),
  ),
});

export const coherenceHead = wireObject({
  day: wire('jour', about(z.string(), 'YYYY-MM-DD')),
  isWhole: wire(
    'complet',
    about(z.boolean(), 'False: there are more rows than are compared; the first by name are shown'),
  ),
  grids: wire('grilles', about(list(grid), 'The grid in force, then the grids of other rows')),
});

export const coherence = extended(
  coherenceHead,
  { rows: wire('lignes', about(list(coherenceRow), 'Without archived rows; by family, function and name')) },
  { id: 'Coherence' },
);
export type Coherence = z.output<typeof coherence>;
export type CoherenceRow = Coherence['rows'][number];

const view = words({
  all: 'tout',
  outliers: 'ecarts',
  'missing-reasons': 'motifs',
} satisfies Record<CoherenceView, string>);

const idOrAll = z.optional(typedWhole('invalide', (value) => value >= 0 && isId(value)));

/** The filter of the rows. A missing parameter does not filter. */
export const coherenceFields = {
  criterionId: wire('critere', about(idOrAll, 'One criterion only: its id')),
  familyId: wire(
    'famille',
    about(idOrAll, `One family of functions: its id, ${NO_FAMILY} for functions outside the grid`),
  ),
  search: wire('q', about(z._default(z.string().check(z.trim(), z.maxLength(150, 'invalide')), ''), 'Part of a name')),
  view: wire(
    'voir',
    about(z.prefault(view, 'tout'), 'ecarts: rows that differ; motifs: rows that lack a reason; tout: every row'),
  ),
};

/** The same names of views as in the call, because the page's addresses use them. */
export const coherenceView = view;

const categoryFigures = wireObject({
  categoryLevel: wire('valor_cat', categoryLevel),
  valuations: wire('valors', count),
  belowMinimum: wire('sous_smic', count),
  minimumCents: wire('minima', hundredths),
  shareHundredths: wire('quotite', hundredths),
});

const anniversary = wireObject({
  valuationId: wire('valor_id', id),
  profileId: wire('profile_id', id),
  profileName: wire('profile_name', z.string()),
  functionTitle: wire('metier_title', z.string()),
  status: wire('valor_visa', status),
  on: wire('date', about(z.string(), 'Day on which the seniority rate changes, YYYY-MM-DD')),
  rateBefore: wire('taux_avant', z.number()),
  rateAfter: wire('taux_apres', z.number()),
  due: wire('echu', about(z.boolean(), 'The day has come and the rate is not applied yet')),
});
export type Anniversary = z.output<typeof anniversary>;

export const figures = wireObject(
  {
    day: wire('jour', about(z.string(), 'Day of the figures, YYYY-MM-DD')),
    profiles: wire('profiles', about(count, 'Profiles, without those whose valuations are all archived')),
    profilesBelowMinimum: wire('profiles_sous_smic', count),
    valuations: wire('valors', about(count, 'Valuations that are not archived')),
    belowMinimum: wire('sous_smic', about(count, 'Of these, those below the minimum of the grid in force')),
    hourly: wire('horaires', about(count, 'Of these, those paid by the hour: they are in no sum')),
    notComputed: wire('sans_montant', about(count, 'Of these, those paid by the month that are not computed yet')),
    minimumCents: wire('minima', about(hundredths, 'Sum of valor_minima, the total of the list')),
    dueCents: wire('a_verser', about(hundredths, 'Sum of profile_a_verser, the complements included')),
    formerGrid: wire(
      'grille_precedente',
      about(count, 'Rows that `a_verser` contains with the amount of an earlier grid'),
    ),
    complementCents: wire('complement_smic', about(hundredths, 'Sum of profile_complement_smic')),
    shareHundredths: wire('quotite', about(hundredths, 'Sum of valor_c0 of the rows in `minima`')),
    byStatus: wire(
      'statuts',
      list(wireObject({ status: wire('valor_visa', status), valuations: wire('valors', count) })),
    ),
    byCategory: wire('categories', list(categoryFigures)),
    anniversaries: wire(
      'anniversaires',
      about(list(anniversary), 'Those that have come and those of the next twelve months, by day'),
    ),
  },
  { id: 'Figures' },
);
export type Figures = z.output<typeof figures>;
