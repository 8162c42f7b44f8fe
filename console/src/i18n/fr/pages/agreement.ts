import type { ContentPageText } from './contentPage';

/** Default text of the agreement's page. */
export const agreement: ContentPageText = {
  intro:
    'La convention collective de l’enseignement et de la formation agricoles privés, signée le 19 juillet 2022, porte le numéro IDCC 7520. Cette page en résume la partie que l’outil applique\u00a0; seul le texte officiel fait foi.',
  sections: [
    {
      title: 'Comment la rémunération minimale est construite',
      paragraphs: [
        'La rémunération minimale part d’un indice, exprimé en points. La valeur annuelle du point, négociée dans la branche, le transforme en euros.',
      ],
      list: [
        'L’indice de base de la catégorie (chapitre 6, articles 27 à 31).',
        'Les points de congés, plus élevés quand le contrat prévoit moins de semaines supplémentaires (annexe 2).',
        'Les points d’ancienneté, en pourcentage des points précédents (annexe 1).',
        'Les points des critères, selon le degré retenu pour chacun (annexe 2).',
      ],
    },
    {
      title: 'Les quatre niveaux de catégorie',
      list: [
        'Catégorie 1\u00a0: ouvrier employé.',
        'Catégorie 2\u00a0: technicien.',
        'Catégorie 3\u00a0: agent de maîtrise.',
        'Catégorie 4\u00a0: cadre.',
      ],
    },
    {
      title: 'Fonctions et degrés',
      paragraphs: [
        'L’annexe 4 donne, pour chaque fonction, la catégorie et le degré minimal de chaque critère. Un degré plus élevé peut être retenu. Le degré 1, dit capacitaire, est réservé à une embauche ou à un changement de poste\u00a0: il demande un motif et un plan d’accompagnement, pendant 5\u00a0ans au plus.',
      ],
    },
    {
      title: 'Rémunération garantie et indice majoré',
      paragraphs: [
        'Quand une personne bénéficie d’une rémunération garantie supérieure au minimum de sa fonction, l’article 34 la traduit en un indice majoré. L’indice réel reste toujours affiché à côté.',
      ],
    },
    {
      title: 'Emplois composés de plusieurs fonctions',
      paragraphs: [
        'Une même personne peut exercer plusieurs fonctions, chacune pour une quotité. L’outil calcule le montant de chaque fonction, puis additionne ces montants dans le profil.',
      ],
    },
  ],
};
