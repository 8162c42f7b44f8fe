import type { FloorsAnswer, GridReference } from '@valorisation/contract';
import { byDegreeField, minimumIndex, TRAINING_FIELD, type Floors } from '@valorisation/rules';
import type { GridVersion } from '../domain/grid-version.js';

const MICRO = 1_000_000;

/** The grid as GET /v1/valor answers it: the published document with its tree nested (catpars > enfants > metiers). */
export function toReference(version: GridVersion): GridReference {
  const { document, grid } = version;
  return {
    cats: document.cats.map(({ cat_id, cat_title, cat_level, indice }) => ({
      cat_id,
      cat_title,
      cat_level,
      indice: Number(indice),
    })),
    catpars: document.catpars.map((domain) => ({
      catpar_id: domain.catpar_id,
      catpar_title: domain.catpar_title,
      enfants: document.enfants
        .filter(({ fk_catpar }) => fk_catpar === domain.catpar_id)
        .map((family) => ({
          catenf_id: family.catenf_id,
          catenf_title: family.catenf_title,
          metiers: document.metiers.filter(({ fk_catenf }) => fk_catenf === family.catenf_id).map(toFunction),
        })),
    })),
    conges: document.conges.map((leave) => ({ ...leave, points: Number(leave.points) })),
    criteres: document.criteres.map((criterion) => ({
      critere_id: criterion.critere_id,
      critere_idx: criterion.critere_idx,
      metier_field: criterion.metier_field,
      critere_title: criterion.critere_title,
      definition: criterion.definition,
      indices: criterion.indices.map(({ cat_level, degres }) => ({
        cat_level,
        degres: degres.map((degree) => ({ ...degree, degre_value: Number(degree.degre_value) })),
      })),
    })),
    paliers: document.paliers.map(({ annees, taux }) => ({ annees, taux: [...taux] })),
    params: document.params.map(({ param_title, param_value }) => ({ param_title, param_value: String(param_value) })),
    param: grid.params.paramMicroEuros / MICRO,
    minimumIndexHundredths: grid.params.minimumIndexHundredths,
    info: {
      id: version.id,
      status: version.status,
      effectiveOn: version.effectiveOn,
      confirmed: version.confirmed,
      pointValue: (grid.params.paramMicroEuros * 100) / MICRO,
    },
  };
}

/** param_smic and its wage, beside the branch floor; the wage is null when the territory has none. */
export function toFloorsAnswer(floors: Floors): FloorsAnswer {
  const { wage, territory } = floors;
  return { minimumIndexHundredths: minimumIndex(floors), territory, wage };
}

type FunctionWire = GridReference['catpars'][number]['enfants'][number]['metiers'][number];

function toFunction(row: GridVersion['document']['metiers'][number]): FunctionWire {
  return {
    metier_id: row.metier_id,
    metier_title: row.metier_title,
    fk_metier_cat: row.fk_metier_cat,
    ...byDegreeField((field) => Number(row[field])),
    [TRAINING_FIELD]: row[TRAINING_FIELD],
    metier_ens: row.metier_ens,
  };
}
