/** One line for each field. Money is in cents; points and shares are in hundredths. */
import { formatHistory, JOB_SHEET_SECTIONS, type JobSheetSection, type ValorData } from '@valorisation/rules';
import * as z from 'zod/mini';
import { about, categoryLevel, count, flag, hundredths, hundredthsOrNull, id, list, status } from '../data.js';
import { extended, wire, wireObject } from '../wire.js';
import { displayedOrNull, dueAfterUpdate, dueOrNull, hourlyCents, paidTodayOrNull } from './amounts.js';
import { terms } from './terms.js';
import { trace } from './trace.js';

/** One entry of the history: the editor, the monthly minimum, the time (ISO, UTC). */
export const historyEntry = wireObject(
  {
    editor: wire('editor', z.string()),
    minimumCents: wire('minima', hundredths),
    editedAt: wire('date', z.string()),
  },
  { id: 'HistoryEntry' },
);

export const valuationRow = wireObject(
  {
    id: wire('valor_id', id),
    version: wire('version', id),
    profileId: wire('profile_id', id),
    profileName: wire('profile_name', z.string()),
    gridId: wire('grid_id', id),
    /** The first day of the grid. */
    gridDay: wire(
      'grid_effective_on',
      about(z.nullable(z.string()), 'Day from which that grid is in force, YYYY-MM-DD'),
    ),
    status: wire('valor_visa', status),
    /** False when only main accounts and the author can see the row. */
    visible: wire('valor_visible', flag),
    isCopy: wire('valor_copie', about(z.boolean(), 'A copy without a later edit or calculation')),
    categoryLevel: wire('valor_cat', z.nullable(categoryLevel)),
    shareHundredths: wire('valor_c0', about(hundredths, 'Share of a full-time job in %')),
    functionId: wire('valor_c5', about(count, 'Function id, 0 = autre')),
    otherFunction: wire('valor_other_metier', z.string()),
    /** The title in the grid, or the free text of an "autre fonction". */
    functionTitle: wire('metier_title', z.string()),
    familyId: wire('fk_metier_catenf', z.nullable(z.int())),
    ...terms,
    withoutSeniority: wire(
      'valor_sans_anciennete',
      about(z.boolean(), 'A person has stated that there is no seniority; false without a day: it is still to ask'),
    ),
    indexHundredths: wire('indice', hundredthsOrNull),
    majoredIndexHundredths: wire('indice_majore', hundredthsOrNull),
    minimumCents: wire('valor_minima', about(hundredthsOrNull, 'Monthly minimum at the share, EUR')),
    hourlyCents,
    remunerationValueCents: wire(
      'valor_remuneration_value',
      about(hundredthsOrNull, 'Month of the seniority-raised index (indice majore) at the share, EUR'),
    ),
    /** The amount that the employer body has fixed, which replaces the computed one. Normally null. */
    fixedAmountCents: wire('valor_rheo', hundredthsOrNull),
    displayed: displayedOrNull,
    due: dueOrNull,
    dueAfterUpdate,
    paid: paidTodayOrNull,
    gapCents: wire(
      'valor_ecart',
      about(hundredthsOrNull, 'Paid minus due, in the unit of both; null if one is not known'),
    ),
    alone: wire(
      'valor_seule',
      about(z.boolean(), 'The person’s only active monthly function: the minimum wage is compared in the row itself'),
    ),
    hidesOthers: wire(
      'valor_partiel',
      about(z.boolean(), 'Other functions of the person are limited to other accounts and not included'),
    ),
    /** Null until the row is computed. */
    belowMinimum: wire('sous_smic', z.nullable(z.boolean())),
    nextChangeOn: wire('valor_birthday', about(z.nullable(z.string()), 'Next day on which the seniority rate changes')),
    isBirthday: wire('isBirth', z.boolean()),
    calculatedOn: wire('valor_calcul', about(z.nullable(z.string()), 'Day of the calculation')),
    rulesVersion: wire(
      'valor_regles',
      about(z.nullable(z.int()), 'Version of the rules’ code that computed the amount'),
    ),
    history: wire('history', list(historyEntry)),
    createdAt: wire('created_at', z.string()),
    updatedAt: wire('updated_at', z.string()),
    own: wire('valor_own', about(z.boolean(), 'True if the viewer created it')),
  },
  {
    id: 'ValuationRow',
    derived: {
      valor_points: {
        schema: about(z.nullable(z.int()), 'Indice in hundredths of a point'),
        from: ({ indexHundredths }) => indexHundredths,
      },
      points: { schema: about(hundredthsOrNull, '= indice'), from: ({ indexHundredths }) => indexHundredths },
      valor_years: {
        schema: z.nullable(z.int()),
        from: ({ nextChangeOn }) => (nextChangeOn === null ? null : Number(nextChangeOn.slice(0, 4))),
      },
      valor_historique: { schema: z.string(), from: ({ history }) => formatHistory(history) },
    },
  },
);
export type ValuationRow = z.output<typeof valuationRow>;

/** JSON text on the wire. */
const valorData = z.codec(z.string(), z.custom<ValorData>(), {
  decode: (text): ValorData => JSON.parse(text) as ValorData,
  encode: (data) => JSON.stringify(data),
});

export const valuation = extended(
  valuationRow,
  {
    valorData: wire(
      'valor_data',
      about(valorData, 'JSON text: criterion id to {v, c, d, critere, degres, deg, reason, evidence}'),
    ),
  },
  { id: 'Valuation' },
);
export type Valuation = z.output<typeof valuation>;

/** A single valuation also has the trace of its stored amount; null while the valuation is incomplete. */
export const valuationDetail = extended(
  valuation,
  { trace: wire('trace', z.nullable(trace)) },
  { id: 'ValuationDetail' },
);
export type ValuationDetail = z.output<typeof valuationDetail>;

export const profileHead = wireObject({
  id: wire('profile_id', id),
  version: wire('version', id),
  name: wire('profile_name', z.string()),
  hasJobSheet: wire('profile_status', flag),
  /** The sum of the monthly minima of the profile's active, computed rows. */
  minimumCents: wire('profile_minima', hundredths),
  shareHundredths: wire('profile_c0', hundredths),
  /** The sum of the displayed monthly amounts of the same rows, with guaranteed pay. */
  displayedMonthCents: wire('profile_remuneration_value', hundredths),
  activeFunctions: wire('profile_functions', count),
  categoryLevel: wire('profile_category', z.nullable(categoryLevel)),
  dueCents: wire(
    'profile_a_verser',
    about(hundredths, 'Sum of `valor_a_verser` of the computed monthly rows, and the complement; 0 if there is none'),
  ),
  complementCents: wire(
    'profile_complement_smic',
    about(hundredths, 'Difference between the minimum wage and the sum of the shares, EUR'),
  ),
  functionsToUpdate: wire(
    'profile_a_mettre_a_jour',
    about(count, 'If there are several functions, those in the total whose amount waits for an update; otherwise 0'),
  ),
  dueAfterUpdateCents: wire(
    'profile_a_verser_apres',
    about(z.nullable(hundredths), 'The total once they are up to date; null if it cannot be computed, or none waits'),
  ),
  /** Active functions that the total leaves out: hourly ones, and monthly ones that are not computed yet. */
  hourlyFunctions: wire('profile_horaires', about(count, 'Active functions paid by the hour: in no total')),
  uncomputedFunctions: wire('profile_a_calculer', about(count, 'Active monthly functions without an amount yet')),
  paidCents: wire(
    'profile_verse',
    about(hundredthsOrNull, 'What is paid for all monthly functions; null while one is not known or may not be seen'),
  ),
  gapCents: wire(
    'profile_ecart',
    about(hundredthsOrNull, 'Paid minus due for the person, the minimum wage counted once; null if one is not known'),
  ),
  hidesRows: wire(
    'profile_partiel',
    about(z.boolean(), 'Some functions are limited to other accounts: totals contain the visible ones'),
  ),
  belowMinimum: wire('sous_smic', z.boolean()),
  isBirthday: wire('isBirth', z.boolean()),
});

export const profile = extended(profileHead, { valuations: wire('valors', list(valuationRow)) }, { id: 'Profile' });
export type Profile = z.output<typeof profile>;

/** HTML by section, as JSON text on the wire. A section without a text is left out. */
export const sheetText = z.codec(z.string(), z.custom<Readonly<Partial<Record<JobSheetSection, string>>>>(), {
  decode: (json): Readonly<Partial<Record<JobSheetSection, string>>> => {
    const texts = JSON.parse(json) as Record<string, unknown>;
    return Object.fromEntries(
      JOB_SHEET_SECTIONS.flatMap((name) => (typeof texts[name] === 'string' ? [[name, texts[name]]] : [])),
    );
  },
  encode: (sections) => JSON.stringify(sections),
});

/** A profile with its saved job sheet, without its valuations. */
export const savedProfileHead = extended(profileHead, {
  matricule: wire('profile_matricule', about(z.nullable(z.string()), 'The payroll number that a file gave')),
  sheet: wire(
    'profile_data',
    about(z.nullable(sheetText), 'JSON text of the saved job sheet, HTML by section; null until saved'),
  ),
});

/** A full profile: its job sheet, and its valuations with their answers. */
export const savedProfile = extended(
  savedProfileHead,
  {
    valuations: wire('valors', list(valuation)),
  },
  { id: 'SavedProfile' },
);

export const profileName = wireObject(
  { id: wire('profile_id', id), name: wire('profile_name', z.string()) },
  { id: 'ProfileName' },
);
