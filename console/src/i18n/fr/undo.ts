import { plural } from '@valorisation/rules';

const named = (title: string, profile: string) => `la valorisation «\u00a0${title}\u00a0» (${profile})`;
const begun = (title: string, profile: string) => `La valorisation «\u00a0${title}\u00a0» (${profile})`;
const rows = (count: number, one: string, many: string) => plural(count, one, `${count} ${many}`);

export const undo = {
  done: {
    archive: (title: string, profile: string) =>
      `Archivage annulé\u00a0: ${named(title, profile)} retrouve son statut.`,
    archiveMany: (count: number) =>
      `Archivage annulé\u00a0: ${rows(count, 'la valorisation retrouve son statut', 'valorisations retrouvent leur statut')}.`,
    hide: (title: string, profile: string) =>
      `Masquage annulé\u00a0: ${named(title, profile)} est de nouveau visible de vos comptes associés.`,
    hideMany: (count: number) =>
      `Masquage annulé\u00a0: ${rows(count, 'la valorisation est de nouveau visible', 'valorisations sont de nouveau visibles')} de vos comptes associés.`,
    show: (title: string, profile: string) =>
      `Changement annulé\u00a0: ${named(title, profile)} est de nouveau masquée à vos comptes associés.`,
    showMany: (count: number) =>
      `Changement annulé\u00a0: ${rows(count, 'la valorisation est de nouveau masquée', 'valorisations sont de nouveau masquées')} à vos comptes associés.`,
    duplicate: (title: string, profile: string) =>
      `Duplication annulée\u00a0: la copie de ${named(title, profile)} est supprimée.`,
    duplicateMany: (count: number) =>
      `Duplication annulée\u00a0: ${rows(count, 'la copie est supprimée', 'copies sont supprimées')}.`,
    rename: (name: string) => `Changement de nom annulé\u00a0: la personne s’appelle de nouveau ${name}.`,
  },
  /** Shown when another person, or the same person in another window, has changed the row meanwhile. */
  stale:
    'L’annulation n’a pas abouti\u00a0: une autre modification a eu lieu entre-temps. L’écran montre le nouvel état.',
  refused: (reason: string) => `L’annulation n’a pas abouti. ${reason}`,
  deletion: {
    waiting: (title: string, profile: string) => `${begun(title, profile)} va être supprimée.`,
    row: 'Suppression en cours',
    keep: 'Annuler la suppression',
    kept: (title: string, profile: string) => `Suppression annulée\u00a0: ${named(title, profile)} est conservée.`,
    failed: (title: string, profile: string, reason: string) =>
      `${begun(title, profile)} n’a pas été supprimée. ${reason}`,
  },
} as const;
