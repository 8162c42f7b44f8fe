import { isActive, typeset } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import type { ValuationRow } from '../../api/valuation';
import { dueWords } from '../../amounts/model/dueWords';
import { Marks, Visibility } from '../../amounts/parts/Marks';
import { life } from '../../i18n/fr';
import { person as personWords } from '../../i18n/fr/person';
import { paths } from '../../routes';
import { Amount, Percent } from '../../ui/Amount';
import { StatusBadge } from '../../ui/StatusBadge';
import { Cluster, Text } from '../../ui/layout/primitives';
import styles from './View.module.css';

export function ViewedFunctions({ id, label, rows }: { id: number; label: string; rows: readonly ValuationRow[] }) {
  return (
    <ul className="unmarked" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={styles.function}>
          <Link to={paths.adminViewValuation(id, row.id)}>{typeset(row.functionTitle)}</Link>
          <Cluster as="span" gap={2} align="start">
            <StatusBadge status={row.status} />
            <Marks
              belowMinimum={row.belowMinimum === true}
              birthday={row.isBirthday && isActive(row.status) ? life.birthday.passed : null}
            />
            <Visibility visible={row.visible} />
          </Cluster>
          <span>
            <span className="visually-hidden">{personWords.shareOf} </span>
            <Percent hundredths={row.shareHundredths} />
          </span>
          <span>
            <Amount value={row.due} />
            {dueWords(row).notes.map((note) => (
              <Text key={note} as="span" tone="note" className="block">
                {note}
              </Text>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
