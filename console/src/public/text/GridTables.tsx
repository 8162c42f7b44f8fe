/**
 * Tables of the grid in force. Text pages refer to them by name, so that no text repeats values that the branch may
 * change.
 */
import type { ReactNode } from 'react';
import { formatDay, formatInteger, formatMoney, formatPointValue, TRAINING_FIELD, typeset } from '@valorisation/rules';
import type { GridTable } from '@valorisation/contract';
import { shortTitle } from '../../amounts/model/shortTitle';
import { pages } from '../../i18n/fr';
import { Waiting } from '../../layout/skeleton/Waiting';
import { Text } from '../../ui/layout/primitives';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { NumberCell, Table } from '../../ui/Table';
import type { Answer } from '../../api/useAnswer';
import { Degrees } from './Degrees';
import { Fold } from '../../layout/Fold';
import { Floors } from './Floors';
import { columnsOf, monthOfPoints, points, senioritySpans, titlesOf, type GridInForce } from './gridRows';
import styles from './TextPage.module.css';

const { tables: words } = pages.textPages;

type Criterion = GridInForce['criteres'][number];

/** The options for training are not degrees. They have their own titles. */
const isTraining = ({ metier_field: field }: Criterion): boolean => field === TRAINING_FIELD;

function Categories({ grid }: { grid: GridInForce }) {
  const usual = grid.conges.find((leave) => leave.semaines_sup === 0)?.points ?? 0;
  return (
    <Table label={words.categories} className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{words.category}</th>
          <th scope="col">{words.base}</th>
          <th scope="col">{words.month}</th>
        </tr>
      </thead>
      <tbody>
        {grid.cats.map(({ cat_id, cat_title, indice }) => (
          <tr key={cat_id}>
            <th scope="row">{shortTitle(cat_title)}</th>
            <NumberCell>{points(indice)}</NumberCell>
            <NumberCell>{formatMoney(monthOfPoints(grid, indice + usual))}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Leave({ grid }: { grid: GridInForce }) {
  return (
    <Table label={words.leave} className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{words.weeks}</th>
          <th scope="col">{words.workingDays}</th>
          <th scope="col">{words.yearlyHours}</th>
          <th scope="col">{words.points}</th>
        </tr>
      </thead>
      <tbody>
        {grid.conges.map((leave) => (
          <tr key={leave.conge_id}>
            <th scope="row">{leave.semaines_sup}</th>
            <NumberCell>{leave.jours_ouvrables}</NumberCell>
            <NumberCell>{formatInteger(leave.duree_annuelle_heures)}</NumberCell>
            <NumberCell>{points(leave.points)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Seniority({ grid }: { grid: GridInForce }) {
  return (
    <Fold title={words.seniorityAll}>
      <Table label={words.seniority} className={styles.figures} frameClassName={styles.medium}>
        <thead>
          <tr>
            <th scope="col">{words.years}</th>
            {grid.cats.map(({ cat_id, cat_title }) => (
              <th key={cat_id} scope="col">
                {shortTitle(cat_title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {senioritySpans(grid.paliers).map(({ first, last, rates }) => (
            <tr key={first}>
              <th scope="row">{last === null ? words.from(first) : words.span(first, last)}</th>
              {grid.cats.map(({ cat_id, cat_level }) => (
                <NumberCell key={cat_id}>{words.percent(rates[cat_level] ?? 0)}</NumberCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Fold>
  );
}

/** What is added, multiplied and divided, from the category to the month. The signs are read as words. */
function Formula({ grid }: { grid: GridInForce }) {
  const { parts, signs } = words.formula;
  const bases = grid.cats.map(({ indice }) => indice);
  const leave = grid.conges.map((one) => one.points);
  const span = (values: readonly number[]) =>
    words.formula.span(points(Math.min(...values)), points(Math.max(...values)));
  const pointValue = formatPointValue(Math.round(grid.info.pointValue * 10_000));
  const terms = [
    { sign: null, name: parts.base, text: span(bases) },
    { sign: signs.plus, name: parts.leave, text: span(leave) },
    { sign: signs.plus, name: parts.seniority, text: parts.seniorityText },
    { sign: signs.plus, name: parts.criteria, text: parts.criteriaText },
    { sign: signs.times, name: pointValue, text: parts.pointValueText },
    { sign: signs.equals, name: parts.minimum, text: parts.minimumText },
  ];
  return (
    <ul className={styles.formula} aria-label={words.formula.label}>
      {terms.map(({ sign, name, text }) => (
        <li key={name}>
          {sign !== null && (
            <span className={styles.sign}>
              <span aria-hidden="true">{sign.shown}</span>
              <span className="visually-hidden">{sign.read}</span>
            </span>
          )}
          <span>
            <strong className="strong">{name}</strong> <small>{text}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The options for training, by category. */
function Training({ grid, criterion }: { grid: GridInForce; criterion: Criterion }) {
  return (
    <Fold title={words.trainingAll}>
      <Table label={words.training} className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{words.option}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        {columnsOf(criterion).map(({ levels, degrees }) => (
          <tbody key={levels.join()}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {titlesOf(grid, levels)}
              </th>
            </tr>
            {degrees.map(({ degre, degre_level, degre_value }) => (
              <tr key={degre}>
                <th scope="row">{typeset(degre_level)}</th>
                <NumberCell>{points(degre_value)}</NumberCell>
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Fold>
  );
}

const tables: Readonly<Record<GridTable, (grid: GridInForce) => ReactNode>> = {
  formule: (grid) => <Formula grid={grid} />,
  categories: (grid) => <Categories grid={grid} />,
  conges: (grid) => <Leave grid={grid} />,
  anciennete: (grid) => <Seniority grid={grid} />,
  criteres: (grid) => (
    <div>
      {grid.criteres
        .filter((criterion) => !isTraining(criterion))
        .map((criterion) => (
          <Degrees key={criterion.critere_id} grid={grid} criterion={criterion} />
        ))}
    </div>
  ),
  formations: (grid) =>
    grid.criteres
      .filter(isTraining)
      .map((criterion) => <Training key={criterion.critere_id} grid={grid} criterion={criterion} />),
  planchers: (grid) => <Floors grid={grid} waiting={<TableComing name="planchers" />} />,
};

/** Approximate heights in pixels while the tables load. */
const HEIGHTS: Readonly<Record<GridTable, number>> = {
  formule: 90,
  categories: 200,
  conges: 320,
  anciennete: 48,
  criteres: 260,
  formations: 48,
  planchers: 160,
};

/** Tables that leave room for another beside them. */
export const NARROW: ReadonlySet<GridTable> = new Set(['categories', 'conges', 'formations', 'planchers']);

function TableComing({ name }: { name: GridTable }) {
  return (
    <Waiting>
      <Skeleton height={HEIGHTS[name]} />
    </Waiting>
  );
}

export function GridTableBlock({ name, answer }: { name: GridTable; answer: Answer<GridInForce> }) {
  const { found, error, retry } = answer;
  if (found === undefined) {
    if (error !== null) return <ErrorState error={error} onRetry={retry} />;
    return <TableComing name={name} />;
  }
  return <>{tables[name](found)}</>;
}

/** Once for all tables of a page. */
export function GridSource({ grid: { info } }: { grid: GridInForce }) {
  return (
    <Text tone="hint">
      {words.source(formatDay(info.effectiveOn))} {info.confirmed ? null : words.unconfirmed}
    </Text>
  );
}
