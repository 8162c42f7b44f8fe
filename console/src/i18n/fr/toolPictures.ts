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
    name: 'resultat',
    width: 1120,
    height: 1246,
    alt: 'Le résultat d’une secrétaire-comptable\u00a0: d’abord le montant à verser au moins, puis le minimum conventionnel et sa raison, puis le calcul ligne par ligne, de l’indice de base au montant.',
    caption: 'Le résultat\u00a0: le montant à verser au moins, puis chaque ligne du calcul.',
  },
];

/** In CSS pixels: the part of a phone’s screen that is shown beside a text. Some end sooner or later, with a row. */
const PART = { width: 390, height: 380 } as const;

/** By the section of the presentation that each of them shows. */
const parts: Readonly<Record<string, ToolPicture>> = {
  'ce-que-vous-faites': {
    ...PART,
    name: 'critere',
    height: 424,
    alt: 'Une question sur un téléphone\u00a0: les degrés l’un sous l’autre, avec leur texte, leurs points et leur effet sur le montant.',
    caption: 'Un critère, ses degrés, et l’effet de chacun sur le montant.',
  },
  'ce-que-l-outil-calcule': {
    ...PART,
    name: 'calcul',
    alt: 'Le calcul d’une secrétaire-comptable, ligne par ligne\u00a0: l’indice de base, les congés, puis l’ancienneté, ouverte sur sa règle et son article.',
    caption: 'Chaque ligne du calcul s’ouvre sur sa règle et son article.',
  },
  'ce-que-vous-en-tirez': {
    ...PART,
    name: 'fiche-de-poste',
    height: 344,
    alt: 'Le début d’une fiche de poste telle qu’elle sera imprimée\u00a0: l’établissement, la fonction exercée, la personne, puis la finalité.',
    caption: 'La fiche de poste, proposée à partir du classement et modifiable sur place.',
  },
  'ce-que-l-outil-conserve': {
    ...PART,
    name: 'suivi',
    alt: 'La liste des personnes sur un téléphone\u00a0: pour chacune la fonction, le montant à verser au moins, le statut et l’action qui convient.',
    caption: 'Chaque personne, avec son statut et ce qui reste à faire.',
  },
};

export const toolPictures = {
  note: 'Ces images viennent de la démonstration\u00a0: les personnes et l’établissement sont inventés, et les montants sont ceux de la grille du jour où elles ont été prises.',
  pictures,
  parts,
} as const;
