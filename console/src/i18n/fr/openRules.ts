/** The rules of the grid for payroll software. The names of its model are the names in the server's model. */
export const openRules = {
  intro:
    'Les règles de calcul de la convention, version par version, en données ouvertes\u00a0: pour les éditeurs de logiciels de paie, et pour qui veut refaire le calcul.',
  files: {
    title: 'Fichiers à télécharger',
    text: 'Une version publiée ne change plus. Les brouillons et les versions programmées n’en font pas partie.',
    of: (day: string) => `Grille du ${day}`,
    pack: 'Données, schéma et cas d’essai (JSON)',
    model: 'Modèle Publicodes (JSON)',
    unconfirmed: 'Les valeurs de cette version sont à confirmer par la branche.',
  },
  pack: {
    title: 'Les données',
    text: [
      'Le fichier contient la grille elle-même (donnees), sa description en JSON Schema (schema), son empreinte (empreinte) et des cas d’essai avec les montants attendus (cas).',
      'L’empreinte est le SHA-256 des données, écrites en JSON sans espaces et clés triées (RFC 8785). Deux fichiers de même empreinte donnent les mêmes montants.',
    ],
  },
  model: {
    title: 'Le modèle Publicodes',
    text: [
      'Publicodes est un langage ouvert pour écrire des règles de calcul, lu par le paquet npm publicodes et par d’autres outils publics.',
      'Tous les nombres sont entiers\u00a0: centièmes de point, centimes d’euro, centièmes de pour cent. Aucun arrondi ne dépend donc de la virgule flottante. Chaque arrondi au plus proche monte à la demie.',
      'Le modèle donne le minimum de la convention. Il ne compare pas avec le Smic en vigueur au jour du bulletin\u00a0: l’indice minimum est celui du jour de publication de la version.',
    ],
  },
  inputs: {
    title: 'Ce que le modèle demande',
    caption: 'Entrées du modèle, leur unité et leur valeur par défaut',
    columns: ['Nom', 'Signification', 'Par défaut'],
    rows: [
      ['contrat . fonction', 'Identifiant de la fonction dans la grille (metier_id)', 'à donner'],
      [
        'contrat . niveau choisi',
        'Niveau de catégorie, de 0 à 3, d’une fonction que la grille ne nomme pas',
        'sans objet',
      ],
      ['contrat . semaines de congés', 'Semaines de congés supplémentaires, de 0 à 6', '0'],
      ['contrat . ancienneté', 'Années révolues au jour du calcul', '0'],
      ['contrat . quotité', 'Centièmes de pour cent d’un temps plein', '10000'],
      ['contrat . forfait jours', 'oui ou non\u00a0; cadres seulement', 'non'],
      ['contrat . paiement horaire', 'oui ou non\u00a0; enseignantes et enseignants-formateurs seulement', 'non'],
      ['contrat . salaire garanti', 'Salaire mensuel garanti, en centimes', 'aucun (-1)'],
      ['contrat . quotité garantie', 'Quotité à laquelle ce salaire est garanti', 'la quotité'],
      ['contrat . montant fixé', 'Montant fixé par l’établissement, en centimes', 'aucun (-1)'],
      [
        'critère 1 . degré',
        'Degré du critère\u00a0; de même pour les critères 2 à 6. 0\u00a0: non concerné, ou aucun titre détenu',
        '0',
      ],
    ],
  },
  outputs: {
    title: 'Ce que le modèle donne',
    caption: 'Résultats du modèle et leur unité',
    columns: ['Nom', 'Signification', 'Unité'],
    rows: [
      ['indice . réel', 'Indice réel, coefficient du forfait en jours compris', 'centièmes de point'],
      ['indice . majoré', 'Indice majoré par un salaire garanti\u00a0; -1 sans objet', 'centièmes de point'],
      ['indice . minimum', 'Indice du Smic ou du plancher de branche', 'centièmes de point'],
      ['indice . sous le minimum', 'Indice réel sous l’indice minimum', 'oui ou non'],
      ['salaire . mois à temps plein', 'Mois à temps plein de l’indice réel', 'centimes'],
      ['salaire . mois', 'Mois à la quotité', 'centimes'],
      ['salaire . heure de formation', 'Heure de formation, sans quotité', 'centimes'],
      ['salaire . mois majoré', 'Mois de l’indice majoré à la quotité\u00a0; -1 sans objet', 'centimes'],
      ['salaire . minimum affiché', 'Montant fixé, à défaut mois majoré, à défaut heure ou mois', 'centimes'],
    ],
  },
  proof: {
    title: 'Ce qui a été vérifié',
    text: 'Le modèle est écrit à partir de la grille et de la convention seules, sans le calcul de l’outil. Les deux donnent le même centime sur des milliers de cas tirés au hasard, et partout où un arrondi tombe sur une demie.',
  },
} as const;
