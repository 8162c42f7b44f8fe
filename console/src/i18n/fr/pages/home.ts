/** The public home page. Its example has figures of the grid in force and of today's minimum wage. */
import { counted } from '@valorisation/rules';
import { headings, titles } from '../titles';

export const home = {
  documentTitle: 'Accueil',
  title: headings.home,
  intro:
    'L’outil de valorisation applique la grille de la convention collective de l’enseignement agricole privé (IDCC 7520). Il classe une fonction critère par critère, calcule la rémunération minimale et montre chaque étape du calcul.',
  open: 'Ouvrir l’outil',
  signIn: 'Se connecter',
  withoutScript:
    'L’outil a besoin de JavaScript, que votre navigateur n’exécute pas. L’estimation et les autres pages s’en passent.',
  search: {
    label: 'Quelle fonction la personne exerce-t-elle\u00a0?',
    placeholder: 'Par exemple\u00a0: comptable, formateur',
    send: 'Voir le montant',
    all: (count: number) => `Voir les ${count} fonctions trouvées`,
    note: 'À verser au moins par mois, à temps plein et sans ancienneté. Vous précisez ensuite.',
  },
  estimate: 'Estimer sans compte',
  presentation: titles.outils,
  example: {
    title: 'Un exemple',
    loading: 'Calcul de l’exemple',
    subtitle: (title: string, day: string) => `${title}, temps plein, sans ancienneté, grille du ${day}`,
    category: 'Indice de la catégorie',
    leave: 'Congés, sans semaine supplémentaire',
    seniority: (percent: number) => `Ancienneté, ${percent}\u00a0%`,
    criteria: (count: number, degree: number | null) =>
      `${counted(count, 'critère', 'critères')}, ${degree === null ? 'aux degrés prévus' : `degré ${degree}`}`,
    index: 'Indice',
    conventional: (pointValue: string) => `Minimum conventionnel, au point de ${pointValue}`,
    due: 'À verser au moins, par mois',
    warning: 'Cet indice est inférieur au minimum de la branche\u00a0: l’outil le signale.',
    unconfirmed: 'Valeurs à confirmer par la branche.',
  },
  blocks: [
    {
      title: 'Classer',
      text: 'Choisissez la fonction dans la grille, répondez aux critères, un par écran. Les degrés de la fonction sont déjà proposés\u00a0; vous changez ce qui diffère.',
    },
    {
      title: 'Calculer',
      text: 'Base de la catégorie, congés, ancienneté, critères\u00a0: l’indice et le montant se mettent à jour à chaque réponse, au centime.',
    },
    {
      title: 'Expliquer',
      text: 'Chaque montant s’ouvre sur les étapes qui le composent, avec l’article de la convention. La fiche s’imprime pour l’entretien.',
    },
  ],
  who: {
    title: 'Pour qui',
    text: 'Pour les cheffes et chefs d’établissement et leurs collaboratrices et collaborateurs. Le compte principal gère les valorisations de l’établissement et peut ouvrir des comptes associés.',
    signUp: 'Créer le compte de votre établissement',
    more: 'Comment fonctionnent les comptes',
  },
  read: {
    title: 'Pour comprendre',
    links: {
      agreement: 'La convention collective en bref',
      faq: 'Les questions fréquentes',
      help: 'L’aide pratique',
    },
  },
} as const;
