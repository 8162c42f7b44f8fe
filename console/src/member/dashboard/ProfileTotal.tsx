/** A profile's total, one click from the amounts that make it, each of which leads to its own calculation. */
import { formatMoney } from '@valorisation/rules';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Profile } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { paths } from '../../routes';
import { Month, Percent } from '../../ui/Amount';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NumberCell, Table } from '../../ui/Table';
import { titleOf } from '../life/names';
import styles from './ProfileTotal.module.css';
import { totalParts, type TotalPart } from './totalParts';

const { totalDialog: words } = dashboard;

function Part({ part: { row, leftOut } }: { part: TotalPart }) {
  return (
    <tr>
      <th scope="row">
        {row.displayed === null ? titleOf(row) : <Link to={paths.conclusion(row.id)}>{titleOf(row)}</Link>}
      </th>
      <NumberCell>
        <Percent hundredths={row.shareHundredths} />
      </NumberCell>
      <NumberCell>
        {leftOut === null ? (
          <Month cents={row.minimumCents} />
        ) : (
          <span className={styles.leftOut}>{words.leftOut[leftOut]}</span>
        )}
      </NumberCell>
    </tr>
  );
}

function TotalDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { parts, hasHiddenRows } = totalParts(profile);
  const { minimumCents, displayedMonthCents, shareHundredths } = profile;
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
      <div className={styles.stack}>
        <p>{words.rule}</p>
        <Table label={words.title(profile.name)}>
          <thead>
            <tr>
              <th scope="col">{words.function}</th>
              <th scope="col" className={styles.right}>
                {words.share}
              </th>
              <th scope="col" className={styles.right}>
                {words.minimum}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <Part key={part.row.id} part={part} />
            ))}
          </tbody>
          <tfoot className={styles.sum}>
            <tr>
              <th scope="row">{words.total}</th>
              <NumberCell>
                <Percent hundredths={shareHundredths} />
              </NumberCell>
              <NumberCell>
                <Month cents={minimumCents} />
              </NumberCell>
            </tr>
          </tfoot>
        </Table>
        {displayedMonthCents !== minimumCents && <p>{words.displayed(formatMoney(displayedMonthCents))}</p>}
        {hasHiddenRows && <p className={styles.quiet}>{words.hidden}</p>}
      </div>
    </Dialog>
  );
}

export function ProfileTotal({ profile }: { profile: Profile }) {
  const [opened, setOpened] = useState(false);
  if (profile.valuations.length === 0) return <Month cents={profile.minimumCents} />;
  return (
    <>
      <button
        type="button"
        className={styles.amount}
        aria-haspopup="dialog"
        title={words.explain}
        onClick={() => setOpened(true)}
      >
        <Month cents={profile.minimumCents} />
      </button>
      {opened && <TotalDialog profile={profile} onClose={() => setOpened(false)} />}
    </>
  );
}
