import { DUE_SOURCE_NAMES, formatDifference } from '@valorisation/rules';
import { useId } from 'react';
import type { Update, UpdateOutlook, UpdatesSummary } from '../../../api/updateOutlooks';
import { conventionalOf, type UpdateAction } from '../../../api/updatePreview';
import { dashboard, life, selection as words } from '../../../i18n/fr';
import { amountDue } from '../../../i18n/fr/amountDue';
import { Amount, Month } from '../../../ui/Amount';
import { Badge } from '../../../ui/Badge';
import { NumberCell, Table } from '../../../ui/Table';
import dialogStyles from '../../life/Dialogs.module.css';
import { titleOf } from '../../life/names';
import styles from './UpdateRows.module.css';

const { update: text } = words;

function nameOf({ profileName, functionTitle }: UpdateOutlook): string {
  return `${profileName}, ${titleOf({ functionTitle })}`;
}

function differenceWords({ outlook, differenceCents, next }: Update): string {
  if (differenceCents === null) return text.otherUnit;
  if (differenceCents !== 0) return formatDifference(differenceCents, next.due.unit);
  const isKept = outlook.current === null || conventionalOf(outlook.current).cents !== conventionalOf(next).cents;
  return isKept ? amountDue.unchanged(DUE_SOURCE_NAMES[next.due.source]) : text.same;
}

function UpdateRow({ action, update }: { action: UpdateAction; update: Update }) {
  const { outlook, next, falls } = update;
  return (
    <tr>
      <th scope="row">
        <span className="strong">{outlook.profileName}</span>
        <span className={dialogStyles.detail}>{titleOf(outlook)}</span>
        {action === 'anniversary' && outlook.current !== null && (
          <span className={dialogStyles.detail}>
            {life.update.seniority.short(outlook.current.seniority, next.seniority)}
          </span>
        )}
        {next.belowMinimum && <Badge tone="wheat">{falls ? text.falls : dashboard.belowMinimum}</Badge>}
      </th>
      <NumberCell>
        <Amount value={outlook.current?.due ?? null} />
      </NumberCell>
      <NumberCell className="strong">
        <Amount value={next.due} />
      </NumberCell>
      <NumberCell className="many-lines">{differenceWords(update)}</NumberCell>
    </tr>
  );
}

export function UpdateRows({ action, summary }: { action: UpdateAction; summary: UpdatesSummary }) {
  const { updates, currentMonthCents, nextMonthCents, perHour } = summary;
  return (
    <div className={styles.rows}>
      <Table label={text.rows}>
        <thead>
          <tr>
            <th scope="col">{text.row}</th>
            <th scope="col">{life.update.before}</th>
            <th scope="col">{life.update.after}</th>
            <th scope="col">{life.update.difference}</th>
          </tr>
        </thead>
        <tbody>
          {updates.map((update) => (
            <UpdateRow key={update.outlook.id} action={action} update={update} />
          ))}
        </tbody>
        {updates.length > perHour && (
          <tfoot className="strong">
            <tr>
              <th scope="row">{text.total}</th>
              <NumberCell>
                <Month cents={currentMonthCents} />
              </NumberCell>
              <NumberCell>
                <Month cents={nextMonthCents} />
              </NumberCell>
              <NumberCell>{formatDifference(nextMonthCents - currentMonthCents)}</NumberCell>
            </tr>
          </tfoot>
        )}
      </Table>
    </div>
  );
}

interface RefusedUpdatesProps {
  action: UpdateAction;
  refused: readonly UpdateOutlook[];
}

export function RefusedUpdates({ action, refused }: RefusedUpdatesProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="below-2 size-16">
        {text.acts[action].refusedTitle(refused.length)}
      </h3>
      <ul className={styles.refused}>
        {refused.map((outlook) => (
          <li key={outlook.id}>
            {nameOf(outlook)}
            <span className={dialogStyles.detail}>{outlook.refusal?.message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
