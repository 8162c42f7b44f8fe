import { GLOSSARY_SECTION } from '../../../routes';
import { glossary, glossaryEntries } from '../glossary';
import type { ContentPageText } from './contentPage';

/** Default texts of the tool's presentation, of practical help, of the teaching pack and of the accounts' page. */
export const toolPresentation: ContentPageText = {
  intro:
    'L’outil de valorisation classe une fonction et calcule sa rémunération minimale selon la grille de la branche. Il est réservé aux établissements inscrits.',
  sections: [
    {
      title: 'Ce que vous faites',
      list: [
        'Vous choisissez la fonction parmi celles de la grille, ou vous en décrivez une autre.',
        'Vous confirmez ou changez le degré de chaque critère\u00a0; l’effet sur le montant est affiché à côté de chaque degré.',
        'Vous indiquez le profil concerné, la quotité, l’ancienneté et les semaines de congés.',
        'Vous lisez le montant, étape par étape, et vous téléchargez la fiche.',
      ],
    },
    {
      title: 'Ce que l’outil calcule',
      terms: [
        glossary.entries.index,
        glossary.entries.majored,
        {
          term: 'Rémunération',
          text: 'Le minimum mensuel à la quotité indiquée, ou le taux horaire des enseignantes et enseignants-formateurs.',
        },
      ],
    },
    {
      title: 'Ce que l’outil conserve',
      paragraphs: [
        'Chaque valorisation garde la version de la grille et la date de son calcul\u00a0: recalculée plus tard, elle donne le même montant. Quand une nouvelle grille entre en vigueur, l’outil vous indique les valorisations à mettre à jour.',
      ],
    },
    {
      title: 'Ce qu’il faut avoir sous la main',
      list: [
        'Le contrat de travail et la quotité.',
        'La date d’ancienneté.',
        'Le nombre de semaines de congés supplémentaires.',
        'Une description du poste.',
      ],
    },
  ],
};

export const practicalHelp: ContentPageText = {
  intro: 'Les tâches les plus courantes, dans l’ordre où elles se présentent.',
  sections: [
    {
      title: 'Classer une fonction',
      list: [
        'Depuis «\u00a0Vos valorisations\u00a0», choisissez «\u00a0Nouvelle valorisation\u00a0».',
        'Indiquez la fonction et le profil concerné.',
        'Parcourez les critères\u00a0: au clavier, les flèches choisissent un degré et la touche Entrée passe au critère suivant.',
        'Lancez le calcul, puis ouvrez le résultat.',
      ],
    },
    {
      title: 'Retrouver une personne',
      paragraphs: ['Tapez trois lettres de son nom dans la recherche de «\u00a0Vos valorisations\u00a0».'],
    },
    {
      title: 'Préparer un entretien',
      paragraphs: [
        'Ouvrez le résultat de la valorisation, puis «\u00a0Préparer l’entretien\u00a0». Le dossier réunit le classement expliqué, la fiche de poste, et un espace pour les remarques et les signatures.',
      ],
    },
    {
      title: 'Reprendre un classement interrompu',
      paragraphs: [
        'L’onglet «\u00a0En cours\u00a0» réunit les classements à terminer. Chacun reprend là où vous l’avez laissé.',
      ],
    },
    { id: GLOSSARY_SECTION, title: glossary.title, paragraphs: [glossary.intro], terms: glossaryEntries() },
  ],
};

export const teachingPack: ContentPageText = {
  intro: 'Le pack pédagogique aide à présenter la classification dans l’établissement.',
  sections: [
    {
      title: 'Présenter la classification en une demi-heure',
      list: [
        'Rappeler à quoi sert la grille\u00a0: les mêmes règles pour toutes et tous.',
        'Lire ensemble les six critères et leurs degrés.',
        'Classer une fonction connue de chacune et chacun.',
        'Montrer le calcul ligne à ligne, puis répondre aux questions.',
      ],
    },
    {
      title: 'Supports',
      paragraphs: [
        'Les supports de l’organisation des employeurs seront publiés ici. Aucun n’est en ligne pour le moment.',
      ],
    },
  ],
};

export const accountHelp: ContentPageText = {
  intro: 'Un établissement a un compte principal, qui peut ouvrir des comptes associés.',
  sections: [
    {
      title: 'Compte principal',
      paragraphs: [
        'Il est tenu par la cheffe ou le chef d’établissement. Il gère toutes les valorisations, choisit celles qui sont visibles et gère les comptes associés.',
      ],
    },
    {
      title: 'Compte associé',
      paragraphs: [
        'Il est ouvert à une collaboratrice ou à un collaborateur. Il voit les valorisations visibles et celles qu’il a créées, et peut classer des fonctions.',
      ],
    },
    {
      title: 'Ouverture',
      paragraphs: [
        'La demande indique le SIRET de l’établissement. Une fois la demande acceptée, un message vous permet de choisir un mot de passe d’au moins 8 caractères, avec un chiffre, une majuscule et un caractère spécial.',
      ],
    },
    {
      title: 'Fermeture',
      paragraphs: [
        'Un compte associé est fermé aussitôt, et son travail reste à l’établissement. La fermeture d’un compte principal laisse 30\u00a0jours pour revenir en arrière ou transmettre le compte principal.',
      ],
    },
  ],
};
