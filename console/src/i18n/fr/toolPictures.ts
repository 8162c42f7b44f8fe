/**
 * The texts of the tool's pictures, which `npm run pictures` takes. `name` is the file in `console/public/pictures`.
 * The size is the size of the screen in CSS pixels. No text names an amount that a picture shows.
 */
export interface ToolPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** For people who do not see the picture: what it shows, and why it is there. */
  readonly alt: string;
  readonly caption: string;
}

const pictures: readonly ToolPicture[] = [
  {
    name: 'valorisations',
    width: 1440,
    height: 900,
    alt: 'La page «\u00a0Vos valorisations\u00a0»\u00a0: en haut, ce qui est à traiter\u00a0; au-dessous, une ligne par fonction avec la personne, le montant à verser au moins, la quotité, le statut et les actions.',
    caption: 'Toutes les valorisations de l’établissement, avec ce qui reste à traiter.',
  },
  {
    name: 'critere',
    width: 1120,
    height: 820,
    alt: 'Une question sur le relationnel professionnel\u00a0: les 4 degrés l’un sous l’autre, avec leur texte, leurs points et leur effet sur le montant\u00a0; à droite, le montant à verser au moins et sa raison.',
    caption: 'Un critère, ses degrés, et l’effet de chacun sur le montant.',
  },
  {
    name: 'resultat',
    width: 1120,
    height: 1246,
    alt: 'Le résultat d’une secrétaire-comptable\u00a0: d’abord le montant à verser au moins, puis le minimum conventionnel et sa raison, puis le calcul ligne par ligne, de l’indice de base au montant.',
    caption: 'Le résultat\u00a0: le montant à verser au moins, puis chaque ligne du calcul.',
  },
  {
    name: 'fiche-de-poste',
    width: 1120,
    height: 960,
    alt: 'Une fiche de poste telle qu’elle sera imprimée\u00a0: l’établissement, la personne, la fonction exercée, puis les missions, modifiables sur place.',
    caption: 'La fiche de poste, proposée à partir du classement et modifiable sur place.',
  },
  {
    name: 'telephone',
    width: 390,
    height: 844,
    alt: 'La même question sur un téléphone\u00a0: les degrés l’un sous l’autre, et le montant à verser au moins en bas de l’écran, à côté de «\u00a0Continuer\u00a0».',
    caption: 'La même question sur un téléphone.',
  },
];

export const toolPictures = {
  title: 'L’outil en images',
  note: 'Ces images viennent de la démonstration\u00a0: les personnes et l’établissement sont inventés, et les montants sont ceux de la grille du jour où elles ont été prises.',
  pictures,
} as const;
