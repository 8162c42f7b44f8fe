/** The life of a valuation: calls on one row or several, and previews of updates before they are confirmed. */
import { TRACE_UNITS } from '@valorisation/rules';
import * as z from 'zod/mini';
import { about, count, hundredths, id, list, status } from '../data.js';
import { extended, joined, wire, wireObject } from '../wire.js';
import { displayed, due, hourlyCents } from './amounts.js';
import { shownOrHidden, version } from './requests.js';
import { stepWords, trace } from './trace.js';

export const MOST_IDS = 500;

export const positiveId = z.int('invalide').check(z.positive('invalide'));

/** The ids of a call on several rows: at least one. A repeated id counts once. */
export const idsUpTo = (most: number) =>
  z.readonly(
    z.array(positiveId, 'liste_vide').check(z.minLength(1, 'liste_vide'), z.maxLength(most, 'liste_trop_longue')),
  );

export const ids = wire('ids', idsUpTo(MOST_IDS));
const readVersions = list(positiveId);

/** Versions in a body that may leave them out. */
export const versionsIfRead = wire(
  'versions',
  about(z.optional(readVersions), 'The versions that were read, in the order of the ids: a stale one is refused (409)'),
);

/** The body of calls on one row. It may contain the version that the caller has read. */
export const oneRow = z.prefault(wireObject({ version }), {}).register(z.globalRegistry, { id: 'OneRowRequest' });

export const manyRows = wireObject({ ids }, { id: 'ManyRowsRequest' });

interface Versioned {
  readonly ids: readonly number[];
  readonly versions?: readonly number[] | undefined;
}

/** Each id needs a version. */
export const versionOfEach = z.refine<Versioned>(
  (body) => body.versions === undefined || body.versions.length === body.ids.length,
  { error: 'invalide', path: ['versions'] },
);

export const versionedRows = wireObject({
  ids,
  versions: wire('versions', about(readVersions, 'The versions that were read, in the order of the ids')),
})
  .check(versionOfEach)
  .register(z.globalRegistry, { id: 'VersionedRowsRequest' });

export const manyRowsIfRead = wireObject({ ids, versions: versionsIfRead })
  .check(versionOfEach)
  .register(z.globalRegistry, { id: 'DeleteManyRequest' });

const stateFields = {
  status: wire(
    'valor_visa',
    z.optional(z.pipe(z.int('etat_refuse').check(z.minimum(0, 'etat_refuse'), z.maximum(4, 'etat_refuse')), status)),
  ),
  visible: wire('valor_visible', z.optional(shownOrHidden)),
};

interface State {
  readonly status?: unknown;
  readonly visible?: unknown;
}

const isOneState = (asked: State): boolean => (asked.status === undefined) !== (asked.visible === undefined);

/** Exactly one state is requested: a status or a visibility. */
const oneState = z.refine<State>(isOneState, { error: 'etat_refuse', path: ['status'] });

const askedState = wireObject(stateFields).check(oneState);
export type AskedState = z.output<typeof askedState>;

export const stateOfOne = wireObject({ ...stateFields, version })
  .check(oneState)
  .register(z.globalRegistry, { id: 'ChangeOneRequest' });

/** `{ids, data: {...}}`, or the flat form. The schema is not a union, so that the refusal names each faulty field. */
export const stateOfMany = wireObject({
  ids,
  versions: versionsIfRead,
  data: wire('data', z.optional(askedState)),
  ...stateFields,
})
  .check(
    z.refine(({ data, status: asked, visible }) => (data === undefined) === isOneState({ status: asked, visible }), {
      error: 'etat_refuse',
      path: ['status'],
    }),
    versionOfEach,
  )
  .register(z.globalRegistry, { id: 'ChangeManyRequest' });

/** `{valor_id}` for one row, `{ids}` for several. */
export const anniversaryRows = wireObject({
  ids: wire('ids', z.optional(ids.schema)),
  id: wire('valor_id', z.optional(positiveId)),
  version,
})
  .check(
    z.refine((body) => (body.ids === undefined) !== (body.id === undefined), { error: 'obligatoire', path: ['id'] }),
  )
  .register(z.globalRegistry, { id: 'AnniversaryRequest' });

/** The outcome of a call on several rows, all in one transaction. */
export const lifeOutcome = wireObject(
  {
    done: wire('done', count),
    skipped: wire('skipped', about(count, 'Rows that were already in the requested state')),
    ids: wire('ids', about(list(id), 'Rows changed, made or deleted')),
    versions: wire('versions', about(list(id), 'Their versions now, in the order of the ids')),
  },
  { id: 'LifeOutcome' },
);
export type LifeOutcome = z.output<typeof lifeOutcome>;

/** Seniority on the day of the amount: completed years, and their rate in whole percents. */
const seniority = joined({
  shape: {
    annees: about(count, 'Completed years of seniority on that day'),
    taux: about(z.number(), 'Seniority rate in %'),
  },
  join: ({ annees, taux }): { readonly years: number; readonly ratePercent: number } => ({
    years: annees,
    ratePercent: taux,
  }),
  split: ({ years, ratePercent }) => ({ annees: years, taux: ratePercent }),
});

/** An amount in a preview: the stored one, or the one that an update would store. */
export const updateSide = wireObject({
  displayed,
  minimumCents: wire('valor_minima', about(hundredths, 'Monthly minimum at the share, EUR')),
  hourlyCents,
  due,
  belowMinimum: wire('sous_smic', about(z.boolean(), 'Compared with the grid in force')),
  calculatedOn: wire('valor_calcul', about(z.string(), 'Day of the calculation, YYYY-MM-DD')),
  seniority,
  nextChangeOn: wire('valor_birthday', about(z.nullable(z.string()), 'Next day on which the rate rises')),
});
export type UpdateSide = z.output<typeof updateSide>;

const explainedSide = extended(updateSide, {
  gridId: wire('grid_id', z.int()),
  indexHundredths: wire('indice', hundredths),
  trace: wire('trace', trace),
});
export type ExplainedSide = z.output<typeof explainedSide>;

/** A preview of the update of one row: the amount before and after, and the steps that differ. */
export const updatePreview = wireObject(
  {
    id: wire('valor_id', id),
    version: wire('version', id),
    current: wire('current', explainedSide),
    next: wire('next', explainedSide),
    displayedDifferenceCents: wire('difference', about(hundredths, 'EUR, new minus old displayed minimum')),
    steps: wire(
      'steps',
      about(
        list(
          wireObject({
            rule: wire('rule', z.string()),
            key: wire('key', z.string()),
            ...stepWords,
            from: wire('from', z.nullable(z.number())),
            to: wire('to', z.nullable(z.number())),
            unit: wire('unit', z.enum(TRACE_UNITS)),
          }),
        ),
        'Steps of the calculation whose value differs, in the words of the new calculation if it has the step',
      ),
    ),
  },
  { id: 'UpdatePreview' },
);
export type UpdatePreview = z.output<typeof updatePreview>;

export const updatesPreview = wireObject(
  {
    gridId: wire('grid_id', about(z.int(), 'The grid in force')),
    rows: wire(
      'rows',
      list(
        wireObject({
          id: wire('valor_id', id),
          version: wire('version', id),
          profileName: wire('profile_name', z.string()),
          functionTitle: wire('metier_title', z.string()),
          current: wire('current', about(z.nullable(updateSide), 'Null without an amount')),
          next: wire('next', about(z.nullable(updateSide), 'Null if the row cannot be updated')),
          refusal: wire('refusal', z.nullable(z.object({ code: z.string(), message: z.string() }))),
        }),
      ),
    ),
  },
  { id: 'UpdatesPreview' },
);
export type UpdatesPreview = z.output<typeof updatesPreview>;
export type UpdateOutlook = UpdatesPreview['rows'][number];
