/** Valid users and wire rows for unit tests; each test names what matters to it. */
import type { Profile, ValuationRow } from '../api/contract';
import type { User } from '../api/user';

export function aUser(change: Partial<User> = {}): User {
  return {
    id: 1,
    email: 'direction@demo.example',
    firstName: 'Claire',
    lastName: 'Morvan',
    fullName: 'Claire Morvan',
    associated: false,
    active: true,
    postalAddress: '',
    role: 'member',
    siret: null,
    companyName: null,
    deletionOn: null,
    ...change,
  };
}

export function aWireRow(change: Partial<ValuationRow> = {}): ValuationRow {
  return {
    valor_id: 5,
    version: 3,
    profile_id: 2,
    profile_name: 'Amandine Le Bihan',
    grid_id: 2,
    valor_visa: 1,
    valor_visible: 1,
    valor_cat: 0,
    valor_c0: 100,
    valor_c5: 4,
    valor_other_metier: '',
    metier_title: 'Agent de service',
    fk_metier_catenf: 1,
    valor_anciennete: null,
    valor_conges: 0,
    valor_remuneration: 0,
    valor_garantie: null,
    valor_forfait_jours: 0,
    valor_points: 103000,
    points: 1030,
    indice: 1030,
    indice_majore: null,
    valor_minima: 1785.33,
    valor_taux_horaire: null,
    valor_remuneration_value: null,
    valor_rheo: null,
    valor_affiche: 1785.33,
    valor_affiche_unite: 'mois',
    valor_a_verser: 1867.02,
    valor_a_verser_unit: 'mois',
    valor_a_verser_source: 'smic',
    valor_a_verser_maj: null,
    valor_seule: true,
    valor_partiel: false,
    sous_smic: true,
    valor_birthday: null,
    valor_years: null,
    isBirth: false,
    valor_calcul: '2026-01-05',
    valor_historique: '',
    history: [],
    created_at: '2026-01-05T08:00:00Z',
    updated_at: '2026-01-05T08:00:00Z',
    valor_own: true,
    ...change,
  };
}

export function aWireProfile(change: Partial<Profile> = {}): Profile {
  return {
    profile_id: 2,
    version: 1,
    profile_name: 'Amandine Le Bihan',
    profile_status: 0,
    profile_minima: 1785.33,
    profile_c0: 100,
    profile_remuneration_value: 1785.33,
    profile_functions: 1,
    profile_category: 0,
    profile_a_verser: 1867.02,
    profile_complement_smic: 0,
    profile_horaires: 0,
    profile_a_calculer: 0,
    profile_partiel: false,
    sous_smic: true,
    isBirth: false,
    valors: [aWireRow()],
    ...change,
  };
}
