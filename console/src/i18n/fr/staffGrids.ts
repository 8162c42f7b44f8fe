import type { GridVersion } from '@valorisation/contract';

const statuses: Readonly<Record<GridVersion['status'], string>> = {
  draft: 'Brouillon',
  scheduled: 'Programmée',
  in_force: 'En vigueur',
  past: 'Passée',
};

/** The versions of the grid, for staff. */
export const staffGrids = {
  title: 'Grilles',
  tool: 'Lire les versions de la grille de classification et comparer deux d’entre elles.',
  empty: 'Aucune version de la grille',
  emptyText: 'Aucune version ne répond à cette recherche. Retirez un filtre.',
  statuses,
  of: (day: string) => `Grille du ${day}`,
  columns: { version: 'Version', status: 'État', confirmed: 'Valeurs', created: 'Enregistrée le' },
  confirmed: { yes: 'Confirmées', no: 'À confirmer par la branche' },
  difference: {
    title: 'Différences avec une autre version',
    with: 'Comparer avec',
    choose: 'Choisissez une version pour lire ce qui change de celle-ci à l’autre, dans l’ordre de leurs dates.',
    same: 'Rien ne change d’une version à l’autre.',
    fromTo: (before: string, after: string) => `De la grille du ${before} à celle du ${after}`,
  },
} as const;
