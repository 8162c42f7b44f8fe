/** Example in the API's description: a whole version of the grid, with one row in each list. */
export const gridDocumentExample = {
  cats: [{ cat_id: 4, cat_title: 'Cadre', cat_level: 3, ccn_categorie: 3, indice: 950 }],
  catpars: [{ catpar_id: 1, catpar_title: 'Formation et accompagnement' }],
  enfants: [{ catenf_id: 3, catenf_title: 'Conseil et accompagnement (vie scolaire)', fk_catpar: 1 }],
  metiers: [
    {
      metier_id: 12,
      metier_title: 'Surveillant veilleur de nuit',
      fk_catenf: 3,
      fk_metier_cat: 0,
      ccn_categorie: 1,
      metier_c1: 2,
      metier_c2: 2,
      metier_c3: 2,
      metier_c4: 0,
      metier_c5: 0,
      metier_c6: '',
      metier_ens: 0,
    },
  ],
  criteres: [
    {
      critere_id: 2,
      critere_idx: 2,
      metier_field: 'metier_c2',
      critere_title: 'Relationnel professionnel',
      definition: 'Exigences de relation du poste',
      indices: [{ cat_level: 0, degres: [{ degre: 2, degre_value: 10, degre_level: 'Contacts courants' }] }],
    },
  ],
  conges: [
    {
      conge_id: 2,
      conge_title: '1 semaine',
      semaines_sup: 1,
      jours_ouvrables: 36,
      points: 125,
      duree_annuelle_heures: 1565,
    },
  ],
  paliers: [{ annees: 1, taux: [1, 1, 1, 1] }],
  params: [{ param_title: 'valeur_point', param_value: '20.80' }],
  missions: [{ metier_id: 12, textes: ['Veiller sur les internes'] }],
};

export const gridProblemExample = {
  part: 'metiers',
  place: 3,
  field: 'metier_c1',
  warning: false,
  where: 'Fonction «\u00a0Maître professionnel\u00a0»',
  text: 'Le degré 9 n’existe pas pour ce critère dans la catégorie de cette fonction.',
};

export const wholeGridExample = {
  id: 5,
  status: 'draft',
  effective_on: '2027-01-01',
  confirmed: false,
  title: 'Négociation de 2027',
  version: 2,
  based_on: 2,
  based_on_title: '',
  based_on_day: '2024-09-01',
  created_at: '2026-11-02T09:30:00.000Z',
  created_by: 'Camille Martin',
  updated_at: '2026-11-20T09:30:00.000Z',
  updated_by: 'Camille Martin',
  document: gridDocumentExample,
  problems: [],
};
