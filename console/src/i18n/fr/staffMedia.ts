import { counted } from '@valorisation/rules';
import type { StaffMedia } from '@valorisation/contract';

type ByKind = Readonly<Record<StaffMedia['kind'], string>>;

const taken: ByKind = {
  picture: 'Images JPEG, PNG, WebP, GIF ou AVIF, 10\u00a0Mo au plus.',
  document: 'Documents PDF, DOCX, XLSX, ODT, ODS, CSV ou TXT, 25\u00a0Mo au plus.',
};

const nothing: ByKind = {
  picture: 'Aucune image ne correspond. Déposez-en une ci-dessus.',
  document: 'Aucun document ne correspond. Déposez-en un ci-dessus.',
};

export const staffMedia = {
  title: 'Médiathèque',
  tool: 'Déposer les images et les documents du portail, voir où ils servent.',
  empty: 'Aucun fichier',
  emptyText: 'Déposez une image ou un document ci-dessus, ou modifiez les filtres.',
  kinds: { picture: 'Image', document: 'Document' } satisfies ByKind,
  columns: { preview: 'Aperçu', name: 'Fichier', kind: 'Nature', shown: 'Texte de remplacement', uses: 'Utilisation' },
  usedBy: (count: number) => (count === 0 ? 'Aucune' : `${count} ${count === 1 ? 'contenu' : 'contenus'}`),
  saved: 'Le fichier est modifié.',
  archiveMany: 'Archiver',
  archivedMany: (count: number) => `${counted(count, 'fichier archivé', 'fichiers archivés')}.`,
  rename: 'Nom du fichier',
  renameHelp: 'L’adresse du fichier ne change pas.',
  archive: 'Archiver ce fichier',
  archiveHelp: 'Il n’est plus proposé dans les contenus\u00a0; ceux qui l’utilisent le gardent.',
  pixels: (width: number, height: number) => `${width} × ${height} pixels`,
  usage: {
    title: 'Où ce fichier sert',
    none: 'Aucun contenu ne l’utilise, ni n’en garde de version qui l’utilise.',
    earlier: 'Dans une version antérieure seulement',
    kept: 'Un fichier utilisé ne peut pas être supprimé. Vous pouvez l’archiver.',
  },
  remove: {
    act: 'Supprimer ce fichier',
    title: (name: string) => `Supprimer «\u00a0${name}\u00a0»`,
    text: 'Le fichier est retiré de la médiathèque et son adresse ne répond plus. Cette suppression est définitive.',
    done: 'Le fichier est supprimé.',
  },
  drop: 'Déposez des fichiers ici, ou',
  choose: 'Choisir des fichiers',
  taken,
  waiting: 'En attente',
  reading: 'Lecture du fichier…',
  percent: (percent: number) => `${percent}\u00a0%`,
  progressOf: (name: string) => `Envoi de ${name}`,
  sent: 'Dans la médiathèque',
  refused: (reason: string) => `Refusé\u00a0: ${reason}`,
  cancelled: 'Envoi annulé',
  cancelUpload: 'Annuler l’envoi',
  cancelOf: (name: string) => `Annuler l’envoi de ${name}`,
  faults: {
    tooLarge: 'Ce fichier est trop volumineux\u00a0: 10\u00a0Mo au plus pour une image, 25\u00a0Mo pour un document.',
    otherKind: {
      picture: 'Ce fichier n’est pas une image. Choisissez un fichier JPEG, PNG, WebP, GIF ou AVIF.',
      document: 'Ce fichier est une image. Choisissez un document PDF, DOCX, XLSX, ODT, ODS, CSV ou TXT.',
    } satisfies ByKind,
  },
  clear: 'Effacer cette liste',
  search: 'Rechercher un fichier',
  nothing,
  pickPicture: 'Choisir une image',
  pickFile: 'Choisir un document',
  describe: 'Décrire l’image',
  altOf: (name: string) => `Ce que montre ${name}`,
  described: 'L’image est décrite.',
  alt: 'Texte de remplacement',
  altHelp: 'Ce que l’image montre, pour qui ne la voit pas. Laissez vide si elle n’est que décorative.',
  altMissing: 'Sans texte de remplacement',
  archived: 'Archivé',
  archiving: 'Archivage',
  kept: 'Sans les archivés',
  archivedOnly: 'Archivés seulement',
  another: 'Choisir une autre image',
  insert: 'Insérer l’image',
} as const;
