/** The reference data of a grid version. Turns the nested lists of the API into the grid of the rules. */
import type { AnswerOf, FloorsAnswer, gridCalls, GridReference } from '@valorisation/contract';
import {
  minimumIndex,
  NOTHING_PLANNED,
  OTHER_FUNCTION_ID,
  readGrid,
  type Floors,
  type FunctionRow,
  type Grid,
  type GridDocument,
} from '@valorisation/rules';
import { newValuation } from '../i18n/fr/classification/newValuation';

/** `confirmed` false: the branch has not confirmed the values yet, and every page that shows them says so. */
export type GridInfo = GridReference['info'];

export interface GridVersion {
  readonly grid: Grid;
  readonly info: GridInfo;
}

/** A grid version, with today's floors. The floors apply to the establishment's amounts on any version. */
export interface Reference extends GridVersion {
  readonly floors: Floors;
}

/** `param_smic` until the reference is loaded, in hundredths of a point. */
const DEFAULT_MINIMUM_INDEX = 105_200;

/** `param_smic`. Screens wait for the reference, so no screen shows the default as the present value. */
export function minimumIndexOf(reference: Pick<Reference, 'floors'> | undefined): number {
  return reference === undefined ? DEFAULT_MINIMUM_INDEX : minimumIndex(reference.floors);
}

/** The agreement's category of a level: supervisors and technicians share the second. */
const agreementCategory = (level: number) => [1, 2, 2, 3][level] ?? 1;

/** "Autre fonction" has no family, so the tree of the API does not contain it. */
const OTHER_FUNCTION: FunctionRow = {
  metier_id: OTHER_FUNCTION_ID,
  metier_title: newValuation.other.title,
  fk_catenf: 0,
  fk_metier_cat: null,
  ccn_categorie: null,
  ...NOTHING_PLANNED,
  metier_ens: 0,
};

function toDocument(
  wire: Pick<GridReference, 'cats' | 'catpars' | 'criteres' | 'conges' | 'paliers' | 'params'>,
): GridDocument {
  const families = wire.catpars.flatMap((domain) =>
    domain.enfants.map((family) => ({ ...family, fk_catpar: domain.catpar_id })),
  );
  return {
    cats: wire.cats.map((cat) => ({ ...cat, ccn_categorie: agreementCategory(cat.cat_level) })),
    catpars: wire.catpars.map(({ catpar_id, catpar_title }) => ({ catpar_id, catpar_title })),
    enfants: families.map(({ catenf_id, catenf_title, fk_catpar }) => ({ catenf_id, catenf_title, fk_catpar })),
    metiers: [
      ...families.flatMap((family) =>
        family.metiers
          .filter(({ metier_id }) => metier_id !== OTHER_FUNCTION_ID)
          .map((job) => ({
            ...job,
            fk_catenf: family.catenf_id,
            ccn_categorie: job.fk_metier_cat === null ? null : agreementCategory(job.fk_metier_cat),
          })),
      ),
      OTHER_FUNCTION,
    ],
    criteres: wire.criteres,
    conges: wire.conges,
    paliers: wire.paliers,
    params: wire.params,
  };
}

export function toReference({
  territory,
  wage,
  ...reference
}: Omit<GridReference, 'minimumIndexHundredths'> & FloorsAnswer): Reference {
  const version = toGridVersion(reference);
  const floors = { params: version.grid.params, wage: wage && { ...wage, territory }, territory };
  return { ...version, floors };
}

/** The public part of the reference, with the floors of an establishment in Mayotte. */
export interface PublicReference extends Reference {
  readonly floorsInMayotte: Floors;
}

export function toPublicReference({ mayotteWage, ...answer }: AnswerOf<typeof gridCalls.inForce>): PublicReference {
  const reference = toReference(answer);
  const territory = 'mayotte';
  const wage = mayotteWage && ({ ...mayotteWage, territory } as const);
  return { ...reference, floorsInMayotte: { params: reference.grid.params, wage, territory } };
}

export function toGridVersion({
  info,
  ...lists
}: Pick<GridReference, 'info'> & Parameters<typeof toDocument>[0]): GridVersion {
  return { grid: readGrid(toDocument(lists)), info };
}
