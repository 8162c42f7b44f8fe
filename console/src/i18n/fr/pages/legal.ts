import { body } from '../body';
import type { ContentPageText } from './contentPage';

const toComplete = 'À compléter par l’organisation des employeurs avant l’ouverture du site.';

/** Default legal texts: what the product really does; the body completes what only it knows. */
export const legalNotice: ContentPageText = {
  sections: [
    {
      title: 'Éditeur',
      paragraphs: [
        `${body.name}, ${body.address.join(', ')}, ${body.country}.`,
        `Direction de la publication, téléphone, numéro d’immatriculation\u00a0: ${toComplete}`,
      ],
    },
    { title: 'Hébergement', paragraphs: [toComplete] },
    {
      title: 'Propriété',
      paragraphs: [
        'Les textes du site appartiennent à l’organisation des employeurs. Les polices de caractères Source Sans 3 et Source Serif 4 sont publiés sous licence libre SIL Open Font.',
      ],
    },
    {
      title: 'Portée des calculs',
      paragraphs: [
        'Les montants sont des minimums calculés d’après la grille en vigueur et d’après les informations saisies. Ils n’ont pas valeur de conseil juridique.',
      ],
    },
  ],
};

export const terms: ContentPageText = {
  intro: 'En ouvrant un compte, l’établissement accepte les conditions suivantes.',
  sections: [
    {
      title: 'Accès',
      paragraphs: [
        'L’outil est réservé aux établissements qui relèvent de la convention collective. Chaque compte est personnel\u00a0: son mot de passe ne doit être communiqué à personne.',
      ],
    },
    {
      title: 'Usage',
      paragraphs: [
        'Vous saisissez des informations exactes et limitez les textes libres à ce qui concerne le poste. Vous vérifiez le résultat avant de l’appliquer.',
      ],
    },
    {
      title: 'Responsabilité',
      paragraphs: [
        'L’organisation des employeurs tient la grille à jour et signale les valeurs qui restent à confirmer. L’employeur reste responsable de la rémunération qu’il verse.',
      ],
    },
    {
      title: 'Disponibilité',
      paragraphs: [
        'Le service peut être interrompu pour une maintenance\u00a0; une annonce l’indique alors dans l’outil.',
      ],
    },
  ],
};

export const privacy: ContentPageText = {
  intro: 'Ce que l’outil enregistre, pourquoi, et ce que vous pouvez demander.',
  sections: [
    {
      title: 'Données enregistrées',
      list: [
        'Votre compte\u00a0: nom, adresse e-mail, adresse postale, établissement, mot de passe, sous une forme qui ne permet pas de le relire.',
        'Les profils et les valorisations de votre établissement\u00a0: nom du profil, fonction, quotité, ancienneté, degrés et motifs.',
        'Un journal technique des actions, sans nom ni texte libre.',
      ],
    },
    {
      title: 'Qui y accède',
      paragraphs: [
        'Les comptes de votre établissement. L’équipe de l’organisation des employeurs voit les valorisations sans nom ni texte libre, sauf si la cheffe ou le chef d’établissement lui en ouvre l’accès pour 7\u00a0jours.',
      ],
    },
    {
      title: 'Traceurs',
      paragraphs: [
        'Le site ne dépose aucun traceur publicitaire ni de mesure d’audience. Votre navigateur garde seulement ce qui maintient votre session ouverte.',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        `Vous pouvez demander l’accès, la correction ou l’effacement de vos données à\u00a0: ${body.name}, ${body.address.join(', ')}.`,
      ],
    },
  ],
};

export const accessibility: ContentPageText = {
  intro: 'Le site est conçu pour être utilisé par toutes et tous, au clavier comme avec un lecteur d’écran.',
  sections: [
    {
      title: 'Ce qui est fait',
      list: [
        'Toutes les actions se font au clavier, et l’élément actif est toujours entouré.',
        'Un statut est toujours indiqué par un mot et une forme, et pas seulement par une couleur.',
        'Les textes sont assez contrastés et peuvent être agrandis.',
        'Les animations s’arrêtent quand votre système le demande.',
      ],
    },
    {
      title: 'État de conformité',
      paragraphs: [
        'Aucun audit de conformité n’a encore été mené. Si vous avez des difficultés avec une page, écrivez-nous\u00a0: nous vous donnerons l’information sous une autre forme.',
      ],
    },
  ],
};
