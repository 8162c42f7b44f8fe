import { formatMoney } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import type { Profile } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { paths } from '../../routes';
import { Amount, Month, Percent } from '../../ui/Amount';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { titleOf } from '../life/names';
import { totalNotes, type PersonTotal, type TotalPart } from '../../amounts/model/personTotal';
import { Stack } from '../../ui/layout/primitives';
import styles from './TotalDialog.module.css';

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

export function TotalDialog({ profile, total, onClose }: TotalDialogProps) {
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
        {totalNotes(profile, total).map((note) => (
          <p key={note} className="quiet">
            {note}
          </p>
        ))}
      </Stack>
    </Dialog>
  );
}
