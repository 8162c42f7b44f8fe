import { formatMoney } from '@valorisation/rules';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Profile } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { paths } from '../../routes';
import { Amount, Month, Percent } from '../../ui/Amount';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { titleOf } from '../life/names';
import { personTotal, totalNotes, type PersonTotal, type TotalPart } from '../../amounts/model/personTotal';
import { Stack } from '../../ui/layout/primitives';
import styles from './ProfileTotal.module.css';
import { AmountNotes } from './RowAmount';

const { totalDialog: words } = dashboard;

function Part({ part: { row, leftOut } }: { part: TotalPart }) {
  return (
    <tr>
      <th scope="row">{row.due === null ? titleOf(row) : <Link to={paths.conclusion(row.id)}>{titleOf(row)}</Link>}</th>
      <NumberCell>
        <Percent hundredths={row.shareHundredths} />
      </NumberCell>
      <NumberCell>
        {leftOut === null ? (
          <Amount value={row.due} />
        ) : (
          <span className={styles.leftOut}>{words.leftOut[leftOut]}</span>
        )}
      </NumberCell>
    </tr>
  );
}

function Line({ label, cents }: { label: string; cents: number }) {
  if (cents === 0) return null;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td />
      <NumberCell>
        <Month cents={cents} />
      </NumberCell>
    </tr>
  );
}

interface TotalDialogProps {
  profile: Profile;
  total: PersonTotal;
  onClose: () => void;
}

function TotalDialog({ profile, total, onClose }: TotalDialogProps) {
  const { minimumCents, complementCents, shareHundredths } = profile;
  const { cents, parts, elsewhereCents } = total;
  return (
    <Dialog
      open
      wide
      title={words.title(profile.name)}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Stack className={styles.stack}>
        <p>{words.rule}</p>
        <Table label={words.title(profile.name)}>
          <thead>
            <tr>
              <th scope="col">{words.function}</th>
              <NumberHead>{words.share}</NumberHead>
              <NumberHead>{words.due}</NumberHead>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <Part key={part.row.id} part={part} />
            ))}
            <Line label={words.elsewhere} cents={elsewhereCents} />
            <Line label={words.complement} cents={complementCents} />
          </tbody>
          <tfoot className={styles.sum}>
            <tr>
              <th scope="row">{words.total}</th>
              <NumberCell>
                <Percent hundredths={shareHundredths} />
              </NumberCell>
              <NumberCell>
                <Month cents={cents} />
              </NumberCell>
            </tr>
          </tfoot>
        </Table>
        {minimumCents !== cents && <p className="quiet">{words.conventional(formatMoney(minimumCents))}</p>}
        {profile.hidesRows && <p className="quiet">{dashboard.amount.partial}</p>}
      </Stack>
    </Dialog>
  );
}

export function ProfileTotal({ profile }: { profile: Profile }) {
  const [opened, setOpened] = useState(false);
  const total = personTotal(profile);
  const { minimumCents } = profile;
  const conventional =
    total.cents === null || minimumCents === total.cents
      ? []
      : [dashboard.amount.conventional(formatMoney(minimumCents))];
  return (
    <span className={styles.total}>
      {total.cents === null ? (
        <Amount value={null} />
      ) : (
        <button
          type="button"
          className={styles.amount}
          aria-haspopup="dialog"
          title={words.explain}
          onClick={() => setOpened(true)}
        >
          <Month cents={total.cents} />
        </button>
      )}
      <AmountNotes notes={[...conventional, ...totalNotes(profile, total)]} />
      {opened && <TotalDialog profile={profile} total={total} onClose={() => setOpened(false)} />}
    </span>
  );
}
