/** The public home page. Its example has figures of the grid in force and of today's minimum wage. */
import { counted } from '@valorisation/rules';
import { headings, titles } from '../titles';
import type { ToolPicture } from '../toolPictures';

/** In CSS pixels: a phone’s screen, and the part of it that is shown. */
const SIZE = { width: 390, height: 260 } as const;

export const home = {
  documentTitle: 'Accueil',
  title: headings.home,
  intro:
    'L’outil applique la grille de l’enseignement agricole privé (IDCC 7520), calcule le minimum et montre chaque étape, pour que vous puissiez l’expliquer.',
  open: 'Ouvrir l’outil',
  withoutScript:
    'L’outil a besoin de JavaScript, que votre navigateur n’exécute pas. L’estimation et les autres pages s’en passent.',
  search: {
    label: 'Quelle fonction la personne exerce-t-elle\u00a0?',
    placeholder: 'Par exemple\u00a0: comptable, formateur',
    send: 'Voir le montant',
    all: (count: number) => `Voir les ${count} fonctions trouvées`,
    note: 'À verser au moins par mois, à temps plein et sans ancienneté. Vous précisez ensuite.',
  },
  often: { label: 'Souvent cherchées', words: ['Secrétaire-comptable', 'Enseignant-formateur', 'Agent de service'] },
  trust: ['Sans compte', 'Rien n’est enregistré', 'Article cité à chaque ligne'],
  example: {
    label: 'Un exemple',
    loading: 'Calcul de l’exemple',
    subtitle: (years: number) => `Un exemple\u00a0: temps plein, ${counted(years, 'an', 'ans')} d’ancienneté`,
    base: 'Indice de base',
    leave: 'Congés',
    leaveHint: (weeks: number) => (weeks === 0 ? 'aucune semaine en plus' : counted(weeks, 'semaine', 'semaines')),
    seniority: 'Ancienneté',
    seniorityHint: (percent: number, base: string) => `${percent}\u00a0% de ${base}`,
    criteria: (count: number) => counted(count, 'critère', 'critères'),
    degree: (degree: number | null) => (degree === null ? 'aux degrés prévus' : `degré ${degree}`),
    index: 'Indice réel',
    month: (pointValue: string) => `×\u00a0${pointValue} ÷\u00a012\u00a0mois`,
    due: 'À verser au moins',
    unit: 'brut par mois',
    grid: (day: string, isConfirmed: boolean) =>
      `Grille du ${day}${isConfirmed ? '.' : ', valeurs à confirmer par la branche.'}`,
  },
  /** Each picture is a part of a phone’s screen, which `npm run pictures` takes. */
  moments: [
    {
      title: 'Classer',
      text: 'Les degrés prévus pour la fonction sont déjà choisis. Vous relevez ceux que l’emploi dépasse, en voyant l’effet sur le montant.',
      link: 'Les critères et leurs degrés',
      picture: { ...SIZE, name: 'accueil-classer', alt: 'Les degrés d’un critère, avec leur texte et leurs points.' },
    },
    {
      title: 'Expliquer',
      text: 'Chaque ligne s’ouvre sur sa règle et son article. Deux pages claires s’impriment pour l’entretien avec la personne.',
      link: titles.comprendre,
      picture: { ...SIZE, name: 'accueil-expliquer', alt: 'Un résultat\u00a0: le montant, puis les lignes du calcul.' },
    },
    {
      title: 'Suivre',
      text: 'Nouvelle grille, ancienneté qui change, salaire passé sous le minimum\u00a0: l’outil dit qui est concerné et de combien.',
      link: titles.outils,
      picture: { ...SIZE, name: 'accueil-suivre', alt: 'La liste des personnes, avec leur montant et leur statut.' },
    },
  ] satisfies readonly { title: string; text: string; link: string; picture: Omit<ToolPicture, 'caption'> }[],
  news: { title: titles.articles_all, all: 'Toutes les actualités' },
  forEmployees: {
    title: titles.comprendre,
    text: 'Vous travaillez dans un établissement\u00a0? Voici ce qu’est un classement, comment lire votre montant et à qui poser vos questions.',
    link: 'Lire la page',
  },
  forSchools: {
    title: 'Pour votre établissement',
    text: 'Un compte garde les classements, les fiches de poste et l’historique de tout votre personnel.',
    signUp: 'Demander un compte',
    more: 'Comment fonctionnent les comptes',
  },
} as const;
