/**
 * A grid version as a Publicodes model. It is built only from the version's document and the rules of the agreement, so
 * that its engine is independent of `rules/` (ADR 48). All its numbers are integers: hundredths of a point, cents,
 * hundredths of a percent.
 */
import {
  byLevel,
  choice,
  halfUp,
  up,
  type ModelRule,
  type PublicodesModel,
  MODEL_NAMES,
  PLACES_OF_FACTORS,
  PLACES_OF_POINTS,
  paramOf,
  pointValueOf,
  scaled,
  type ModelSource,
} from './model-parts.js';

export function publicodesModel(source: ModelSource): PublicodesModel {
  return {
    contrat: { titre: 'Contrat' },
    indice: { titre: 'Indice, en centièmes de point' },
    salaire: { titre: 'Salaire, en centimes d’euro' },
    ...inputs(source),
    ...criteria(source),
    ...indexRules(source),
    ...salaryRules(source),
  };
}

function inputs({ metiers }: ModelSource): Record<string, ModelRule> {
  const n = MODEL_NAMES;
  const levels = [...new Set(metiers.flatMap(({ fk_metier_cat: level }) => (level === null ? [] : [level])))];
  const ofLevel = (level: number) => metiers.filter(({ fk_metier_cat: one }) => one === level);
  return {
    [n.function]: { titre: 'Fonction', question: 'Identifiant de la fonction dans la grille (metier_id) ?' },
    [n.chosenLevel]: {
      titre: 'Niveau choisi',
      question: 'Niveau de catégorie (0 à 3) d’une fonction que la grille ne nomme pas ?',
    },
    [n.level]: {
      titre: 'Niveau de catégorie',
      variations: [
        ...levels.map((level) => ({
          si: { 'une de ces conditions': ofLevel(level).map(({ metier_id: id }) => `${n.function} = ${id}`) },
          alors: level,
        })),
        { sinon: n.chosenLevel },
      ],
    },
    [n.leaveWeeks]: { titre: 'Semaines de congés supplémentaires', 'par défaut': 0 },
    [n.seniority]: { titre: 'Années d’ancienneté révolues', 'par défaut': 0 },
    [n.share]: { titre: 'Quotité, en centièmes de pour cent', 'par défaut': 10_000 },
    [n.fixedDays]: { titre: 'Forfait annuel en jours', 'par défaut': 'non' },
    [n.hourly]: { titre: 'Paiement à l’heure de formation', 'par défaut': 'non' },
    [n.guaranteed]: { titre: 'Salaire mensuel garanti, en centimes ; −1 sans garantie', 'par défaut': -1 },
    [n.guaranteedShare]: { titre: 'Quotité du salaire garanti', 'par défaut': n.share },
    [n.fixedAmount]: { titre: 'Montant fixé par l’établissement, en centimes ; −1 sans montant', 'par défaut': -1 },
  };
}

function criteria({ criteres }: ModelSource): Record<string, ModelRule> {
  const n = MODEL_NAMES;
  return Object.fromEntries(
    criteres.flatMap(({ critere_id: id, critere_title: title, indices }): [string, ModelRule][] => [
      [`critère ${id}`, { titre: title }],
      [
        n.degree(id),
        { titre: `Degré : ${title}`, description: '0 : non concerné, ou aucun titre détenu.', 'par défaut': 0 },
      ],
      [
        n.points(id),
        {
          titre: `Points : ${title}`,
          variations: byLevel(indices, ({ degres }) =>
            choice(
              degres.map(({ degre, degre_value: value }) => [
                `${n.degree(id)} = ${degre}`,
                scaled(value, PLACES_OF_POINTS),
              ]),
              0,
            ),
          ),
        },
      ],
    ]),
  );
}

/** Rules 1 to 6b and 12. */
function indexRules(source: ModelSource): Record<string, ModelRule> {
  const n = MODEL_NAMES;
  const { cats, conges, paliers, criteres } = source;
  const factor = paramOf(source, 'forfait_jours_coef', PLACES_OF_FACTORS);
  const levels = cats.map(({ cat_level }) => ({ cat_level }));
  const rates = ({ cat_level: level }: { readonly cat_level: number }) =>
    choice(
      paliers
        .toSorted((one, other) => other.annees - one.annees)
        .map(({ annees, taux }) => [`${n.seniority} >= ${annees}`, taux[level] ?? 0]),
      0,
    );
  return {
    [n.base]: {
      titre: 'Indice de base de la catégorie',
      variations: byLevel(cats, ({ indice }) => scaled(indice, PLACES_OF_POINTS)),
    },
    [n.leave]: {
      titre: 'Points de congés',
      ...choice(
        conges.map(({ semaines_sup: weeks, points }) => [
          `${n.leaveWeeks} = ${weeks}`,
          scaled(points, PLACES_OF_POINTS),
        ]),
        0,
      ),
    },
    'indice . taux': { titre: 'Taux d’ancienneté, en pour cent', variations: byLevel(levels, rates) },
    [n.seniorityPoints]: {
      titre: 'Points d’ancienneté',
      valeur: halfUp(`(${n.base} + ${n.leave}) * indice . taux`, 100),
    },
    [n.criteria]: {
      titre: 'Points des critères',
      valeur: { somme: criteres.map(({ critere_id: id }) => n.points(id)) },
    },
    [n.conventional]: {
      titre: 'Indice avant le coefficient du forfait en jours',
      valeur: { somme: [n.base, n.leave, n.seniorityPoints, n.criteria] },
    },
    [n.index]: {
      titre: 'Indice réel',
      ...choice([[n.fixedDays, halfUp(`${n.conventional} * ${factor}`, 10_000)]], n.conventional),
    },
    [n.minimumIndex]: { titre: 'Indice minimum, du Smic ou du plancher de branche', valeur: minimumIndex(source) },
    [n.isUnder]: { titre: 'Indice réel sous l’indice minimum', valeur: `${n.index} < ${n.minimumIndex}` },
  };
}

/** Rules 7 to 11. The point value is in ten-thousandths of a euro. */
function salaryRules(source: ModelSource): Record<string, ModelRule> {
  const n = MODEL_NAMES;
  const pointValue = pointValueOf(source);
  const teaching = paramOf(source, 'part_face_a_face_preparation', PLACES_OF_FACTORS);
  const hours = paramOf(source, 'heures_face_a_face', 0);
  const month = (index: string) => halfUp(`${index} * ${pointValue}`, 12 * 10_000);
  const atShare = (amount: string) => halfUp(`${amount} * ${n.share}`, 10_000);
  const points = up(`${n.guaranteed} * ${10_000 * 12 * 100}`, `(${n.guaranteedShare} * ${pointValue})`);
  return {
    [n.fullTimeMonth]: { titre: 'Mois à temps plein', valeur: month(n.index) },
    [n.month]: { titre: 'Mois à la quotité', valeur: atShare(n.fullTimeMonth) },
    [n.hour]: {
      titre: 'Heure de formation',
      valeur: halfUp(`${n.index} * ${pointValue} * ${teaching}`, hours * 10_000 * 10_000),
    },
    'indice . garanti': {
      titre: 'Indice qui donne le salaire garanti, en points entiers',
      ...choice([[`${n.guaranteed} >= 0`, `100 * (${points})`]], 0),
    },
    [n.majored]: {
      titre: 'Indice majoré ; −1 quand le salaire garanti ne dépasse pas l’indice réel',
      ...choice([[`indice . garanti > ${n.index}`, 'indice . garanti']], -1),
    },
    [n.majoredMonth]: {
      titre: 'Mois à temps plein de l’indice majoré',
      ...choice([[`${n.majored} >= 0`, month(n.majored)]], -1),
    },
    [n.majoredShare]: {
      titre: 'Mois de l’indice majoré à la quotité',
      ...choice([[`${n.majored} >= 0`, atShare(n.majoredMonth)]], -1),
    },
    [n.displayed]: {
      titre: 'Minimum affiché',
      ...choice(
        [
          [`${n.fixedAmount} >= 0`, n.fixedAmount],
          [`${n.majoredShare} >= 0`, n.majoredShare],
          [n.hourly, n.hour],
        ],
        n.month,
      ),
    },
  };
}

/** Rule 12: 100 x the greater of the branch floor and the points that give the minimum wage, in hundredths. */
function minimumIndex(source: ModelSource): number {
  const floor = paramOf(source, 'smc_indice', 0);
  const wage = paramOf(source, 'smic_mensuel', 2);
  return 100 * Math.max(floor, Math.ceil((wage * 12 * 100) / pointValueOf(source)));
}
