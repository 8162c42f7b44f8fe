import { choosableDegrees, findFunction, typeset, type Grid } from '@valorisation/rules';
import { classification, planned as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { Checkbox } from '../../ui/Checkbox';
import { DateField } from '../../ui/DateField';
import { LinkButton } from '../../ui/Button';
import { SelectField, type SelectOption } from '../../ui/SelectField';
import { Inline } from '../../ui/layout/primitives';
import { seniorityError } from '../../amounts/model/seniorityError';
import { titleOf } from '../life/names';
import styles from './Planned.module.css';
import type { Said, Waiting } from './standing';

const { missing: text } = words;

function optionsOf({ row }: Waiting, grid: Grid): readonly SelectOption[] {
  const job = findFunction(grid, row.functionId);
  const training = grid.criteria.find(({ kind }) => kind === 'training');
  if (job === undefined || training === undefined || row.categoryLevel === null) return [];
  return [
    ...choosableDegrees(training, job, row.categoryLevel).map((degree) => ({
      value: String(degree.rank),
      label: typeset(degree.text),
    })),
    { value: '0', label: classification.criteria.noneText },
  ];
}

function Elsewhere({ waiting: { row, elsewhere } }: { waiting: Waiting }) {
  if (elsewhere === null) return null;
  return (
    <div className={styles.elsewhere}>
      {elsewhere !== 'refused' && <span>{text[elsewhere]}</span>}
      <LinkButton
        size="small"
        to={paths.valuation(row.id)}
        aria-label={text.openOf(`${titleOf(row)}, ${row.profileName}`)}
      >
        {text.open}
      </LinkButton>
    </div>
  );
}

interface MissingRowProps {
  waiting: Waiting;
  grid: Grid;
  said: Said;
  allWithout: boolean;
  refusal: string | null;
  onSay: (change: Partial<Said>) => void;
}

export function MissingRow({ waiting, grid, said, allWithout, refusal, onSay }: MissingRowProps) {
  const { row, lacksSeniority, lacksTraining } = waiting;
  const name = `${row.profileName}, ${titleOf(row)}`;
  const isOnlyElsewhere = !lacksSeniority && !lacksTraining;
  const isWithout = said.day === null && (said.without || allWithout);
  const why = refusal ?? row.refusal?.message ?? null;
  return (
    <tr data-row={row.id}>
      <th scope="row">
        {row.profileName}
        <Inline tone="hint" className="block regular">
          {titleOf(row)}
        </Inline>
        {why !== null && <span className="block clay-700 strong">{why}</span>}
      </th>
      {isOnlyElsewhere ? (
        <td colSpan={2}>
          <Elsewhere waiting={waiting} />
        </td>
      ) : (
        <>
          <td>
            {lacksSeniority && (
              <div className={styles.seniority}>
                <DateField
                  label={text.seniorityOf(name)}
                  hideLabel
                  optional="silent"
                  value={said.day ?? null}
                  error={seniorityError(said.day)}
                  onValueChange={(day) => onSay({ day })}
                />
                <Checkbox
                  label={text.withoutOf(name)}
                  checked={isWithout}
                  disabled={said.day !== null || allWithout}
                  onChange={() => onSay({ without: !said.without })}
                >
                  {text.without}
                </Checkbox>
              </div>
            )}
          </td>
          <td>
            {lacksTraining && (
              <SelectField
                label={text.trainingOf(name)}
                hideLabel
                optional="silent"
                placeholder={text.trainingChoice}
                value={said.training}
                options={optionsOf(waiting, grid)}
                onValueChange={(training) => onSay({ training })}
              />
            )}
            <Elsewhere waiting={waiting} />
          </td>
        </>
      )}
    </tr>
  );
}
