/** The public home page. Its example has figures of the grid in force and of today's minimum wage. */
import { counted } from '@valorisation/rules';
import { headings } from '../titles';

export const home = {
  documentTitle: 'Accueil',
  title: headings.home,
  intro:
    'L’outil applique la grille de l’enseignement agricole privé (IDCC\u00a07520), calcule le minimum et montre chaque étape, pour que vous puissiez l’expliquer.',
  open: 'Ouvrir l’outil',
  withoutScript:
    'L’outil a besoin de JavaScript, que votre navigateur n’exécute pas. L’estimation et les autres pages s’en passent.',
  search: {
    label: 'Quelle fonction la personne exerce-t-elle\u00a0?',
    send: 'Voir le montant',
    all: (count: number) => `Voir les ${count} fonctions trouvées`,
    note: 'À verser au moins par mois, à temps plein et sans ancienneté. Vous précisez ensuite.',
  },
  often: 'Souvent cherchées',
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
} as const;
