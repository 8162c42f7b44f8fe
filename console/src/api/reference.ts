/** The reference data of a grid version: the wire's nested lists read back into the grid that the rules compute on. */
import {
  OTHER_FUNCTION_ID,
  readGrid,
  toHundredths,
  type Floors,
  type FunctionRow,
  type Grid,
  type GridDocument,
  type GridStatus,
  type MinimumWage,
} from '@valorisation/rules';
import { newValuation } from '../i18n/fr/classification/newValuation';
import type { ReferenceWithValuations as WireReferenceInForce, Reference as WireReference } from './contract';

export interface GridInfo {
  readonly id: number;
  readonly status: GridStatus;
  readonly effectiveOn: string;
  /** False: its values wait for the branch's confirmation, and every page that shows them says so. */
  readonly confirmed: boolean;
  /** EUR per point and year. */
  readonly pointValue: number;
}

export interface GridVersion {
  readonly grid: Grid;
  readonly info: GridInfo;
}

/** A grid version, and what the amounts of the establishment are held against today, whatever version it is. */
export interface Reference extends GridVersion {
  readonly floors: Floors;
}

/** The agreement's category of a level: supervisors and technicians share the second. */
const agreementCategory = (level: number) => [1, 2, 2, 3][level] ?? 1;

/** "Autre fonction" belongs to no family: the wire's tree does not hold it. */
const OTHER_FUNCTION: FunctionRow = {
  metier_id: OTHER_FUNCTION_ID,
  metier_title: newValuation.other.title,
  fk_catenf: 0,
  fk_metier_cat: null,
  ccn_categorie: null,
  metier_c1: 0,
  metier_c2: 0,
  metier_c3: 0,
  metier_c4: 0,
  metier_c5: 0,
  metier_c6: '',
  metier_ens: 0,
};

function toDocument(wire: WireReference): GridDocument {
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

/** The grid in force. */
export function toReference(wire: WireReferenceInForce): Reference {
  const version = toGridVersion(wire);
  const { smic, territoire: territory } = wire;
  const wage: MinimumWage | null = smic && {
    territory,
    from: smic.depuis,
    monthCents: toHundredths(smic.montant) ?? 0,
    source: smic.source,
    confirmed: smic.confirme,
  };
  return { ...version, floors: { params: version.grid.params, wage, territory } };
}

export function toGridVersion(wire: WireReference): GridVersion {
  return {
    grid: readGrid(toDocument(wire)),
    info: {
      id: wire.grid.grid_id,
      status: wire.grid.status,
      effectiveOn: wire.grid.effective_on,
      confirmed: wire.grid.confirmed,
      pointValue: wire.grid.point_value,
    },
  };
}
