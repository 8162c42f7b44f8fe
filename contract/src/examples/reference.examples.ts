/** Examples in the API's description: a grid with one entry in each list. */
export const criterionExample = {
  critere_id: 2,
  critere_idx: 2,
  metier_field: 'metier_c2',
  critere_title: 'Relationnel professionnel',
  definition: 'Exigences de relation du poste',
  indices: [{ cat_level: 0, degres: [{ degre: 2, degre_value: 10, degre_level: 'Contacts courants' }] }],
};

export const paramExample = { param_title: 'valeur_point', param_value: '20.80' };

export const referenceExample = {
  cats: [{ cat_id: 4, cat_title: 'Cadre', cat_level: 3, indice: 950 }],
  catpars: [
    {
      catpar_id: 1,
      catpar_title: 'Formation et accompagnement',
      enfants: [
        {
          catenf_id: 3,
          catenf_title: 'Conseil et accompagnement (vie scolaire)',
          metiers: [
            {
              metier_id: 12,
              metier_title: 'Surveillant veilleur de nuit',
              fk_metier_cat: 0,
              metier_c1: 2,
              metier_c2: 2,
              metier_c3: 2,
              metier_c4: 0,
              metier_c5: 0,
              metier_c6: '',
              metier_ens: 0,
            },
          ],
        },
      ],
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
  criteres: [criterionExample],
  paliers: [{ annees: 1, taux: [1, 1, 1, 1] }],
  params: [paramExample],
  param: 0.208,
  param_smic: 107_800,
  grid: { grid_id: 2, status: 'in_force', effective_on: '2024-09-01', confirmed: false, point_value: 20.8 },
} as const;
