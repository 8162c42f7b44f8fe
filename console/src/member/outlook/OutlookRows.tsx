import { useState } from 'react';
import { type OutlookRow, outlookCalls } from '@valorisation/contract';
import { gridOutlook as words } from '../../i18n/fr/gridOutlook';
import { paths } from '../../routes';
import { Link } from 'react-router-dom';
import { Amount } from '../../ui/Amount';
import { Button } from '../../ui/Button';
import { NumberCell, Table } from '../../ui/Table';
import { Inline, Stack, Text } from '../../ui/layout/primitives';
import { titleOf } from '../life/names';
import {
  countedPoints,
  detailAfterLabel,
  formatAmount,
  formatDifference,
  formatHundredths,
  toHundredths,
} from '@valorisation/rules';
import { useCall } from '../../api/useCall';
import type { UpdatePreview } from '../../api/updatePreview';
import { Dialog } from '../../ui/Dialog';
import { ErrorNotice } from '../../ui/Notice';
import { LoadingBlock } from '../../ui/Spinner';
import styles from './GridOutlook.module.css';

const { dialog } = words;
type Step = UpdatePreview['steps'][number];

/** Steps that are shown above the lines or say nothing about them. */
const HIDDEN: ReadonlySet<string> = new Set(['displayed', 'minimum-check']);

function valueWords({ unit }: Step, value: number | null): string {
  if (value === null) return dialog.none;
  const hundredths = toHundredths(value) ?? 0;
  return unit === 'points' ? countedPoints(formatHundredths(hundredths)) : formatAmount({ cents: hundredths, unit });
}

function Steps({ steps, day }: { steps: readonly Step[]; day: string }) {
  return (
    <Table label={dialog.step} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{dialog.step}</th>
          <th scope="col">{words.now}</th>
          <th scope="col">{words.on(day)}</th>
        </tr>
      </thead>
      <tbody>
        {steps
          .filter(({ rule }) => !HIDDEN.has(rule))
          .map((step) => (
            <tr key={step.key}>
              <th scope="row">
                {step.label}
                {step.detail !== null && (
                  <Inline tone="hint" className={styles.detail}>
                    {detailAfterLabel(step)}
                  </Inline>
                )}
              </th>
              <NumberCell data-label={words.now}>{valueWords(step, step.from)}</NumberCell>
              <NumberCell data-label={words.on(day)}>{valueWords(step, step.to)}</NumberCell>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}

interface RowStepsDialogProps {
  row: OutlookRow;
  name: string;
  day: string;
  onClose: () => void;
}

function RowStepsDialog({ row, name, day, onClose }: RowStepsDialogProps) {
  const { data: preview, error } = useCall(outlookCalls.row, { params: { id: row.id } });
  return (
    <Dialog
      open
      wide
      title={dialog.title(name)}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {dialog.close}
        </Button>
      }
    >
      <Stack>
        <ErrorNotice error={error}>{dialog.failed}.</ErrorNotice>
        {error === null &&
          (preview === undefined ? <LoadingBlock label={dialog.loading} /> : <Steps steps={preview.steps} day={day} />)}
      </Stack>
    </Dialog>
  );
}

const nameOf = (row: OutlookRow): string => `${row.profileName}, ${titleOf(row)}`;

function Difference({ row: { differenceCents, next, parts, hourly } }: { row: OutlookRow }) {
  const unit = next?.unit ?? 'month';
  const texts = (['seniority', 'wage'] as const).flatMap((name) => {
    const cents = parts?.[`${name}Cents`] ?? 0;
    return cents === 0 ? [] : [words.dueBy(words.part[name], formatDifference(cents, unit))];
  });
  return (
    <NumberCell data-label={words.difference}>
      {differenceCents === null ? words.otherUnit : formatDifference(differenceCents, unit)}
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
