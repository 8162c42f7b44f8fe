import { useState } from 'react';
import { signedAmount } from '../../amounts/model/amounts';
import type { OutlookRow } from '@valorisation/contract';
import { gridOutlook as words } from '../../i18n/fr/gridOutlook';
import { paths } from '../../routes';
import { Link } from 'react-router-dom';
import { Amount } from '../../ui/Amount';
import { Button } from '../../ui/Button';
import { NumberCell, Table } from '../../ui/Table';
import { Inline, Stack, Text } from '../../ui/layout/primitives';
import { titleOf } from '../life/names';
import styles from './GridOutlook.module.css';
import { RowStepsDialog } from './RowSteps';

const nameOf = (row: OutlookRow): string => `${row.profileName}, ${titleOf(row)}`;

function Difference({ row: { differenceCents, next, parts, hourly } }: { row: OutlookRow }) {
  const unit = next?.unit ?? 'month';
  const texts = (['seniority', 'wage'] as const).flatMap((name) => {
    const cents = parts?.[`${name}Cents`] ?? 0;
    return cents === 0 ? [] : [words.dueBy(words.part[name], signedAmount(cents, unit))];
  });
  return (
    <NumberCell data-label={words.difference}>
      {differenceCents === null ? words.otherUnit : signedAmount(differenceCents, unit)}
      {texts.map((text) => (
        <Inline key={text} tone="hint" className={styles.detail}>
          {text}
        </Inline>
      ))}
      {hourly && (
        <Inline tone="hint" className={styles.detail}>
          {words.outOfTotal}
        </Inline>
      )}
    </NumberCell>
  );
}

export function ChangingRows({ rows, day }: { rows: readonly OutlookRow[]; day: string }) {
  const [shown, setShown] = useState<OutlookRow | null>(null);
  return (
    <>
      <Table label={words.rows} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            <th scope="col">{words.now}</th>
            <th scope="col">{words.on(day)}</th>
            <th scope="col">{words.difference}</th>
            <th scope="col">
              <span className="visually-hidden">{words.steps}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={paths.person(row.profileId)}>{row.profileName}</Link>
                <Inline tone="hint" className={styles.detail}>
                  {titleOf(row)}
                </Inline>
              </th>
              <NumberCell data-label={words.now}>
                <Amount value={row.now} />
              </NumberCell>
              <NumberCell data-label={words.on(day)}>
                <Amount value={row.next} />
              </NumberCell>
              <Difference row={row} />
              <td>
                {row.fate === 'update' && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={words.stepsOf(nameOf(row))}
                    onClick={() => setShown(row)}
                  >
                    {words.steps}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {shown !== null && <RowStepsDialog row={shown} name={nameOf(shown)} day={day} onClose={() => setShown(null)} />}
    </>
  );
}

interface NamedRowsProps {
  title: string;
  text: string;
  rows: readonly OutlookRow[];
}

export function NamedRows({ title, text, rows }: NamedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <Text tone="quiet">{text}</Text>
      <Stack as="ul" gap={1} indent={5}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={paths.valuation(row.id)}>{nameOf(row)}</Link>
            {row.refusal !== null && <Inline tone="hint"> {row.refusal}</Inline>}
          </li>
        ))}
      </Stack>
    </section>
  );
}
