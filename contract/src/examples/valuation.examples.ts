/** Examples: the worked example "Agent de service", full time, without seniority and extra leave. */
import { NEW_TERMS } from '@valorisation/rules';
import { encode } from '../encode.js';
import { terms } from '../valuations/terms.js';
import { wireObject } from '../wire.js';

const newTerms = encode(wireObject(terms), NEW_TERMS);

export const valuationRequestExample = {
  profile_name: 'Lucie Bernard',
  valor_c5: 43,
  valor_c0: 100,
  valor_data: { '1': { c: 2 }, '2': { c: 2, evidence: 'Fiche de poste' } },
};

export const valuationRowExample = {
  valor_id: 18,
  version: 2,
  profile_id: 16,
  profile_name: 'Lucie Bernard',
  grid_id: 2,
  grid_effective_on: '2024-09-01',
  valor_visa: 1,
  valor_visible: 1,
  valor_cat: 0,
  valor_c0: 100,
  valor_c5: 43,
  valor_other_metier: '',
  metier_title: 'Agent de service',
  fk_metier_catenf: 6,
  ...newTerms,
  valor_sans_anciennete: true,
  valor_points: 103_000,
  points: 1030,
  indice: 1030,
  indice_majore: null,
  valor_minima: 1785.33,
  valor_taux_horaire: null,
  valor_remuneration_value: null,
  valor_rheo: null,
  valor_affiche: 1785.33,
  valor_affiche_unite: 'mois' as const,
  valor_a_verser: 1867.02,
  valor_a_verser_unit: 'mois' as const,
  valor_a_verser_source: 'smic' as const,
  valor_a_verser_maj: null,
  valor_verse: 1900,
  valor_verse_unite: 'mois',
  valor_verse_du: '2026-09-01',
  valor_ecart: 32.98,
  valor_copie: false,
  valor_seule: true,
  valor_partiel: false,
  sous_smic: true,
  valor_birthday: null,
  valor_years: null,
  isBirth: false,
  valor_calcul: '2026-11-21',
  valor_regles: 1,
  valor_historique: 'Claire Morvan*1785.33*2026-11-21T09:40:11.334Z',
  history: [{ editor: 'Claire Morvan', minima: 1785.33, date: '2026-11-21T09:40:11.334Z' }],
  created_at: '2026-11-21T09:39:55.625Z',
  updated_at: '2026-11-21T09:40:11.334Z',
  valor_own: true,
};

export const valuationExample = {
  ...valuationRowExample,
  valor_data: '{"1":{"v":10,"c":2},"2":{"v":10,"c":2},"3":{"v":10,"c":2}}',
};

export const valuationDetailExample = {
  ...valuationExample,
  trace: [
    {
      rule: 'category-base' as const,
      inputs: { categoryLevel: 0 },
      value: 850,
      unit: 'points' as const,
      libelle: 'Indice de base',
      detail: 'Catégorie 1 Ouvrier employé',
      explication: 'Chaque catégorie a un indice de base. Il dépend de la fonction, pas de la personne.',
      article: 'chapitre 6, art. 27 à 31',
    },
  ],
};

/** The same function as an estimate. */
export const estimateExample = {
  valor_c5: 43,
  metier_title: 'Agent de service',
  valor_cat: 0,
  valor_c0: 100,
  ...newTerms,
  criteres_prevus: [1, 2, 3],
  criteres_sans_reponse: [],
  indice: 1030,
  indice_majore: null,
  valor_minima: 1785.33,
  valor_taux_horaire: null,
  valor_remuneration_value: null,
  valor_affiche: 1785.33,
  valor_affiche_unite: 'mois' as const,
  valor_a_verser: 1867.02,
  valor_a_verser_unit: 'mois' as const,
  valor_a_verser_source: 'smic' as const,
  territoire: 'metropole' as const,
  raison: 'C’est le Smic, plus élevé que le minimum conventionnel.',
  sous_smic: true,
  valor_calcul: '2026-11-21',
  grid: { grid_id: 2, status: 'in_force' as const, effective_on: '2024-09-01', confirmed: false, point_value: 20.8 },
  trace: valuationDetailExample.trace,
};

export const profileExample = {
  profile_id: 16,
  version: 1,
  profile_name: 'Lucie Bernard',
  profile_status: 0,
  profile_minima: 1785.33,
  profile_c0: 100,
  profile_remuneration_value: 1785.33,
  profile_functions: 1,
  profile_category: 0,
  profile_a_verser: 1867.02,
  profile_a_mettre_a_jour: 0,
  profile_a_verser_apres: null,
  profile_verse: 1900,
  profile_ecart: 32.98,
  profile_complement_smic: 0,
  profile_horaires: 0,
  profile_a_calculer: 0,
  profile_partiel: false,
  sous_smic: true,
  isBirth: false,
  valors: [valuationRowExample],
};

export const savedProfileExample = {
  profile_matricule: '00187',
  ...profileExample,
  valors: [valuationExample],
  profile_status: 1,
  profile_data:
    '{"missions":"<p>Accueil</p>","activities":"","relations":"","competences":"<ul><li>Permis B</li></ul>"}',
};

export const paidAmountExample = {
  verse_id: 12,
  version: 1,
  valor_id: 412,
  verse_du: '2026-09-01',
  verse_unite: 'mois',
  verse_parts: { base: 1540, bonus: 60 },
  verse: 1540,
} as const;

export const arrearsExample = {
  profile_id: 7,
  profile_name: 'Nadia Roussel',
  partiel: false,
  reste_du: 27.02,
  depuis: '2026-10',
  mois: [
    {
      mois: '2026-10',
      a_verser: 1867.02,
      verse: 1840,
      reste_du: 27.02,
      periodes: [{ du: '2026-10-01', avant: '2026-11-01', grille: '2024-09-01', a_verser: 1867.02, verse: 1840 }],
      non_compare: [],
    },
  ],
  fonctions: [
    {
      valor_id: 412,
      metier_title: 'Agent de service',
      suppose_du: '2023-09-01',
      verse_suppose: true,
      du_suppose: false,
    },
  ],
  horaires: [],
  non_calculees: 0,
  grilles_a_confirmer: ['2024-09-01'],
  smic_a_confirmer: ['2026-06-01'],
} as const;

export const profileNoteExample = {
  note_id: 5,
  version: 1,
  note_date: '2026-11-16',
  note_text: 'Formation de tuteur demandée pour 2027.',
};

const held = { etat: 'tenu' as const, formation: false, motif: false, ecart: null, semblables: null };
const criterion = (critere: number, degre: number, points: number) => ({
  ...held,
  critere,
  degre,
  points,
  prevu: 2,
});

export const coherenceExample = {
  jour: '2026-11-21',
  complet: true,
  grilles: [
    {
      grid_id: 2,
      effective_on: '2024-09-01',
      criteres: [
        { critere: 1, rang: 0, titre: 'Autonomie responsabilisante' },
        { critere: 2, rang: 1, titre: 'Relationnel professionnel' },
      ],
    },
  ],
  lignes: [
    {
      valor_id: 18,
      profile_id: 16,
      profile_name: 'Lucie Bernard',
      famille_id: 14,
      famille: 'Services généraux',
      valor_c5: 43,
      metier_title: 'Agent de service',
      valor_cat: 0,
      categorie: 'Catégorie 1 Ouvrier employé',
      valor_visa: 1,
      grid_id: 2,
      criteres: [
        {
          ...criterion(1, 3, 15),
          ecart: 'au_dessus' as const,
          semblables: { parmi: 'fonction' as const, usuel: 2, tenu_par: 2, sur: 3 },
        },
        criterion(2, 2, 10),
      ],
    },
  ],
};
