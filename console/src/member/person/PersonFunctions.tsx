/** The functions of a person, each with its amount, its one state and the act that cures it. */
import { formatPercent } from '@valorisation/rules';
import type { Profile, ValuationRow } from '../../api/valuation';
import { paidStateOf, stateOf } from '../../amounts/model/lineState';
import { leftOutNotes, personTotal } from '../../amounts/model/personTotal';
import { person as words } from '../../i18n/fr/person';
import { Month, Percent } from '../../ui/Amount';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { olderRulesNote } from '../classification/model/olderRules';
import { RowAmount } from '../dashboard/RowAmount';
import { RowMenu } from '../dashboard/RowMenus';
import { CalculationLink, FunctionLabel, RowStatus, RowVerb, type RowRequests } from '../dashboard/ValuationParts';
import { titleOf } from '../life/names';
import styles from './Person.module.css';

interface FunctionsProps extends RowRequests {
  label: string;
  rows: readonly ValuationRow[];
  /** Given for the active functions: their total, when there are several. */
  of?: Profile;
}

export function PersonFunctions({ label, rows, of, ...requests }: FunctionsProps) {
  const total = of && rows.length > 1 ? personTotal(of).cents : null;
  const lines = rows.map((row) => ({ row, state: of ? paidStateOf(row, of) : stateOf(row) }));
  return (
    <Table label={label} className={styles.functions}>
      <thead>
        <tr>
          <th scope="col">{words.function}</th>
          <NumberHead>{words.shareOf}</NumberHead>
          <NumberHead>{words.due}</NumberHead>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.toDo}</th>
          <th scope="col">
            <span className="visually-hidden">{words.acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ row, state }) => (
          <tr key={row.id}>
            <th scope="row" className={styles.name}>
              <FunctionLabel row={row} />
            </th>
            <NumberCell>
              <Percent hundredths={row.shareHundredths} />
            </NumberCell>
            <NumberCell>
              <RowAmount row={row} part={total !== null} note={olderRulesNote(row)} />
            </NumberCell>
            <td>
              <RowStatus row={row} state={state} />
            </td>
            <td>
              {state === 'upToDate' ? (
                <CalculationLink row={row} />
              ) : (
                <RowVerb row={row} state={state} onAction={requests.onAction} />
              )}
            </td>
            <td className={styles.menu}>
              <RowMenu row={row} label={titleOf(row)} {...requests} />
            </td>
          </tr>
        ))}
      </tbody>
      {of && total !== null && (
        <tfoot>
          <tr>
            <th scope="row" className={styles.name}>
              <strong>{words.together}</strong> <span className="hint">{leftOutNotes(of).join(', ')}</span>
            </th>
            <NumberCell>{formatPercent(of.shareHundredths)}</NumberCell>
            <NumberCell className="strong">
              <Month cents={total} />
            </NumberCell>
            <td colSpan={3} />
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
