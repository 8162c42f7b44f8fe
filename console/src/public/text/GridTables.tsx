/**
 * Tables of the grid in force. Text pages refer to them by name, so that no text repeats values that the branch may
 * change.
 */
import type { ReactNode } from 'react';
import { formatDay, formatHundredths, formatInteger, TRAINING_FIELD } from '@valorisation/rules';
import type { GridTable } from '@valorisation/contract';
import { shortTitle } from '../../amounts/model/shortTitle';
import { pages } from '../../i18n/fr';
import { Waiting } from '../../layout/skeleton/Waiting';
import { Icon } from '../../ui/Icon';
import { Stack, Text } from '../../ui/layout/primitives';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { NumberCell, Table } from '../../ui/Table';
import type { Answer } from '../../api/useAnswer';
import { columnsOf, ranksOf, senioritySpans, type GridInForce } from './gridRows';
import styles from './TextPage.module.css';

const { tables: words } = pages.textPages;

type Criterion = GridInForce['criteres'][number];

const points = (value: number): string => formatHundredths(Math.round(value * 100)).replace(/,00$/, '');

/** The options for training are not degrees. They have their own titles. */
const isTraining = ({ metier_field: field }: Criterion): boolean => field === TRAINING_FIELD;

/** « Technicien, agent de maîtrise ». */
function titlesOf({ cats }: GridInForce, levels: readonly number[]): string {
  const titles = cats.filter(({ cat_level }) => levels.includes(cat_level)).map((cat) => shortTitle(cat.cat_title));
  const text = titles.join(', ').toLocaleLowerCase('fr');
  return `${titles[0]?.charAt(0) ?? ''}${text.slice(1)}`;
}

function Categories({ grid }: { grid: GridInForce }) {
  return (
    <Table label={words.categories} className={styles.figures} frameClassName="reading">
      <thead>
        <tr>
          <th scope="col">{words.category}</th>
          <th scope="col">{words.base}</th>
        </tr>
      </thead>
      <tbody>
        {grid.cats.map(({ cat_id, cat_title, indice }) => (
          <tr key={cat_id}>
            <th scope="row">{cat_title}</th>
            <NumberCell>{points(indice)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Leave({ grid }: { grid: GridInForce }) {
  return (
    <Table label={words.leave} className={styles.figures} frameClassName={styles.medium}>
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
    <details className={styles.question}>
      <summary>
        {words.seniorityAll}
        <Icon name="down" size={16} />
      </summary>
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
    </details>
  );
}

function Degrees({ grid, criterion }: { grid: GridInForce; criterion: Criterion }) {
  const columns = columnsOf(criterion);
  return (
    <Stack as="section" gap={2}>
      <h3>{criterion.critere_title}</h3>
      <p>{criterion.definition}</p>
      <Table label={words.criterion(criterion.critere_title)} className={styles.degrees}>
        <thead>
          <tr>
            <th scope="col">{words.degree}</th>
            {columns.map(({ levels }) => (
              <th key={levels.join()} scope="col">
                {titlesOf(grid, levels)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranksOf(columns).map((rank) => (
            <tr key={rank}>
              <th scope="row">{rank}</th>
              {columns.map(({ levels, degrees }) => {
                const degree = degrees.find(({ degre }) => degre === rank);
                return (
                  <td key={levels.join()}>
                    {degree === undefined ? (
                      words.none
                    ) : (
                      <>
                        <strong>{points(degree.degre_value)}</strong> {degree.degre_level}
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}

function Training({ grid, criterion }: { grid: GridInForce; criterion: Criterion }) {
  return (
    <Table label={words.training}>
      <thead>
        <tr>
          <th scope="col">{words.category}</th>
          <th scope="col">{words.option}</th>
          <th scope="col">{words.points}</th>
        </tr>
      </thead>
      <tbody>
        {columnsOf(criterion).flatMap(({ levels, degrees }) =>
          degrees.map(({ degre, degre_level, degre_value }) => (
            <tr key={`${levels.join()} ${degre}`}>
              <td>{titlesOf(grid, levels)}</td>
              <th scope="row">{degre_level}</th>
              <NumberCell>{points(degre_value)}</NumberCell>
            </tr>
          )),
        )}
      </tbody>
    </Table>
  );
}

const tables: Readonly<Record<GridTable, (grid: GridInForce) => ReactNode>> = {
  categories: (grid) => <Categories grid={grid} />,
  conges: (grid) => <Leave grid={grid} />,
  anciennete: (grid) => <Seniority grid={grid} />,
  criteres: (grid) =>
    grid.criteres
      .filter((criterion) => !isTraining(criterion))
      .map((criterion) => <Degrees key={criterion.critere_id} grid={grid} criterion={criterion} />),
  formations: (grid) =>
    grid.criteres
      .filter(isTraining)
      .map((criterion) => <Training key={criterion.critere_id} grid={grid} criterion={criterion} />),
};

/** Approximate heights in pixels while the tables load. */
const HEIGHTS: Readonly<Record<GridTable, number>> = {
  categories: 200,
  conges: 320,
  anciennete: 48,
  criteres: 2400,
  formations: 640,
};

export function GridTableBlock({ name, answer }: { name: GridTable; answer: Answer<GridInForce> }) {
  const { found, error, retry } = answer;
  if (found === undefined) {
    if (error !== null) return <ErrorState error={error} onRetry={retry} />;
    return (
      <Waiting>
        <Skeleton height={HEIGHTS[name]} />
      </Waiting>
    );
  }
  return (
    <Stack gap={4}>
      {tables[name](found)}
      <Text tone="hint">
        {words.source(formatDay(found.info.effectiveOn))} {found.info.confirmed ? null : words.unconfirmed}
      </Text>
    </Stack>
  );
}
