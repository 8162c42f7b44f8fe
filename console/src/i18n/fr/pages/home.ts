/** The public home page. The example is dated: its figures are those of that grid version and that minimum wage for ever. */
import { headings, titles } from '../titles';

export const home = {
  documentTitle: 'Accueil',
  title: headings.home,
  intro:
    'L’outil de valorisation applique la grille de la convention collective de l’enseignement agricole privé (IDCC 7520). Il classe une fonction critère par critère, calcule la rémunération minimale et montre chaque étape du calcul.',
  open: 'Ouvrir l’outil',
  signIn: 'Se connecter',
  withoutScript:
    'L’outil et l’estimation ont besoin de JavaScript, que votre navigateur n’exécute pas. Les autres pages se lisent sans lui.',
  estimate: 'Estimer sans compte',
  presentation: titles.outils,
  example: {
    title: 'Un exemple',
    subtitle: 'Agent de service, temps plein, sans ancienneté, grille du 01/09/2024',
    lines: [
      { label: 'Indice de la catégorie', value: '850,00', unit: 'points' },
      { label: 'Congés, sans semaine supplémentaire', value: '150,00', unit: 'points' },
      { label: 'Ancienneté, 0\u00a0%', value: '0,00', unit: 'point' },
      { label: 'Trois critères, degré 2', value: '30,00', unit: 'points' },
    ],
    total: { label: 'Indice', value: '1\u00a0030,00', unit: 'points' },
    conventional: { label: 'Minimum conventionnel, au point de 20,80\u00a0€', value: '1\u00a0785,33\u00a0€' },
    due: { label: 'À verser au moins, par mois', value: '1\u00a0867,02\u00a0€' },
    reason:
      'C’est le Smic du 01/06/2026 (métropole), plus élevé que le minimum conventionnel. La valeur de ce Smic est à confirmer.',
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
