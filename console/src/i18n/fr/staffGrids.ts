import type { GridVersion } from '@valorisation/contract';

const statuses: Readonly<Record<GridVersion['status'], string>> = {
  draft: 'Brouillon',
  scheduled: 'Programmée',
  in_force: 'En vigueur',
  past: 'Passée',
};

export const staffGrids = {
  title: 'Grilles',
  tool: 'Lire les versions de la grille de classification, en préparer de nouvelles et les comparer.',
  empty: 'Aucune version de la grille',
  emptyText: 'Aucune version ne répond à cette recherche. Retirez un filtre.',
  byTitle: 'Rechercher un titre',
  statuses,
  withdrawn: 'Retirée',
  of: (day: string) => `Grille du ${day}`,
  columns: {
    version: 'Version',
    status: 'État',
    confirmed: 'Valeurs',
    effective: 'Date d’effet',
    basedOn: 'Préparée à partir de',
    created: 'Créée le',
    updated: 'Modifiée le',
  },
  from: (version: string) => `À partir de «\u00a0${version}\u00a0»`,
  by: (moment: string, name: string) => `${moment}, par ${name}`,
  shipped: 'Livrée avec l’outil',
  /** A title may already contain its day. */
  ofTitle: (title: string, day: string) => (title.includes(day) ? title : `${title} (${day})`),
  confirmed: { yes: 'Confirmées', no: 'À confirmer par la branche' },
  difference: {
    title: 'Différences avec une autre version',
    with: 'Comparer avec',
    choose: 'Choisissez une version pour lire ce qui change de celle-ci à l’autre, dans l’ordre de leurs dates.',
    same: 'Rien ne change d’une version à l’autre.',
    fromTo: (before: string, after: string) => `De «\u00a0${before}\u00a0» à «\u00a0${after}\u00a0»`,
    print: 'Imprimer ces différences',
    printAct: 'Imprimer',
    back: 'Retourner à la version',
    printTitle: 'Différences entre deux versions de la grille',
    before: 'Version comparée',
    after: 'Version lue',
    state: (status: string, day: string) => `${status}, date d’effet ${day}`,
    count: (count: number) => (count > 1 ? `${count} différences` : `${count} différence`),
    printedOn: (day: string) => `Imprimé le ${day}`,
  },
} as const;
