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
