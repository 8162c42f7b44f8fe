import { counted } from '@valorisation/rules';

export const live = {
  one: (time: string, title: string, profile: string) =>
    `${time}\u00a0: la valorisation «\u00a0${title}\u00a0» (${profile}) vient d’être modifiée par une autre personne.`,
  oneGone: (time: string) => `${time}\u00a0: une autre personne a modifié cette liste.`,
  many: (time: string, count: number) =>
    `${time}\u00a0: ${count} valorisations viennent d’être modifiées par une autre personne.`,
  newGrid: (time: string, count: number) =>
    `${time}\u00a0: une nouvelle grille est en vigueur. ${counted(count, 'valorisation est', 'valorisations sont')} à revoir.`,
  gridWithdrawn: (time: string, count: number) =>
    `${time}\u00a0: une grille publiée par erreur est retirée. ${counted(count, 'valorisation a retrouvé son état', 'valorisations ont retrouvé leur état')} d’avant.`,
  newWage: (time: string, { month, day }: { month: string; day: string }) =>
    `${time}\u00a0: un nouveau Smic s’applique depuis le ${day} (${month} brut par mois). Les montants affichés en tiennent compte.`,
  newWagePage: ({ month, day }: { month: string; day: string }) =>
    `Un nouveau Smic s’applique depuis le ${day} (${month} brut par mois). Les montants affichés en tiennent compte.`,
  movedPage: {
    grid: 'Une nouvelle grille est en vigueur\u00a0: cette valorisation est à revoir. L’écran montre son nouvel état.',
    withdrawn:
      'Une grille publiée par erreur est retirée\u00a0: cette valorisation a retrouvé son état d’avant. L’écran le montre.',
  },
  page: 'Une autre personne vient de modifier cette valorisation. L’écran montre son nouvel état.',
} as const;
