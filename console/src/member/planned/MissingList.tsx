import { type Grid, choosableDegrees, findFunction, typeset } from '@valorisation/rules';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PlannedRequest } from '../../api/planned';
import { planned as words, classification } from '../../i18n/fr';
import { Button, LinkButton } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Notice } from '../../ui/Notice';
import { Pagination } from '../../ui/Pagination';
import { Table } from '../../ui/Table';
import { Cluster, Stack, Text, Inline } from '../../ui/layout/primitives';
import { isWrong, NOTHING_SAID, precisionOf, type Said, type Waiting } from './standing';
import { paths } from '../../routes';
import { DateField } from '../../ui/DateField';
import { SelectField, type SelectOption } from '../../ui/SelectField';
import { seniorityError } from '../../amounts/model/seniorityField';
import { titleOf } from '../life/names';
import styles from './Planned.module.css';

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

function MissingRow({ waiting, grid, said, allWithout, refusal, onSay }: MissingRowProps) {
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

const PER_PAGE = 50;

interface MissingListProps {
  waiting: readonly Waiting[];
  grid: Grid;
  refusals: ReadonlyMap<number, string>;
  busy: boolean;
  onConfirm: (request: PlannedRequest) => void;
}

export function MissingList({ waiting, grid, refusals, busy, onConfirm }: MissingListProps) {
  const [saidById, setSaid] = useState<ReadonlyMap<number, Said>>(new Map());
  const [allWithout, setAllWithout] = useState(false);
  const [page, setPage] = useState(1);
  const [trouble, setTrouble] = useState<string | null>(null);
  /** The row to correct after the last confirmation. It is a new object each time, so that the effect runs again. */
  const [faulty, setFaulty] = useState<{ readonly row: number } | null>(null);
  const frame = useRef<HTMLElement>(null);

  // The row's page may only appear with the same render, so the field gets the focus after it.
  useLayoutEffect(() => {
    if (faulty !== null) frame.current?.querySelector<HTMLElement>(`[data-row="${faulty.row}"] input`)?.focus();
  }, [faulty]);

  const saidOf = ({ row }: Waiting) => saidById.get(row.id) ?? NOTHING_SAID;
  const undated = waiting.filter((one) => one.lacksSeniority && saidOf(one).day === null);
  const said = waiting.flatMap((one) => {
    const precision = precisionOf(one, saidOf(one), allWithout);
    return precision === null ? [] : [{ row: one.row, precision }];
  });
  const lastPage = Math.ceil(waiting.length / PER_PAGE);
  const shownPage = Math.min(page, lastPage);
  const first = (shownPage - 1) * PER_PAGE;
  const shown = waiting.slice(first, first + PER_PAGE);
  const canBeMended = waiting.some(({ lacksSeniority, lacksTraining }) => lacksSeniority || lacksTraining);

  function confirm() {
    const wrong = waiting.flatMap((one, index) => (one.lacksSeniority && isWrong(saidOf(one)) ? [index] : []));
    const [firstWrong] = wrong;
    setTrouble(wrong.length > 0 ? text.wrongDays(wrong.length) : said.length === 0 ? text.nothingSaid : null);
    const wrongRow = firstWrong === undefined ? undefined : waiting[firstWrong]?.row.id;
    if (firstWrong !== undefined && wrongRow !== undefined) {
      setPage(Math.floor(firstWrong / PER_PAGE) + 1);
      setFaulty({ row: wrongRow });
    } else if (said.length > 0) {
      onConfirm({ rows: said.map(({ row }) => row), precisions: said.map(({ precision }) => precision) });
    }
  }

  return (
    <Stack as="section" ref={frame} gap={3} aria-labelledby="a-completer">
      <h2 id="a-completer">{text.title(waiting.length)}</h2>
      {canBeMended && <Text reading>{text.text}</Text>}
      {waiting.some(({ lacksSeniority }) => lacksSeniority) && (
        <Checkbox
          className={styles.all}
          label={text.allWithout(undated.length)}
          checked={allWithout}
          disabled={undated.length === 0}
          onChange={() => setAllWithout(!allWithout)}
        >
          {text.allWithout(undated.length)}
        </Checkbox>
      )}
      <Table label={text.title(waiting.length)} className={styles.missing}>
        <thead>
          <tr>
            <th scope="col">{words.person}</th>
            <th scope="col">{text.seniority}</th>
            <th scope="col">{text.training}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <MissingRow
              key={one.row.id}
              waiting={one}
              grid={grid}
              said={saidOf(one)}
              allWithout={allWithout}
              refusal={refusals.get(one.row.id) ?? null}
              onSay={(change) => {
                setSaid((known) => new Map(known).set(one.row.id, { ...saidOf(one), ...change }));
                setTrouble(null);
              }}
            />
          ))}
        </tbody>
      </Table>
      {lastPage > 1 && <Text tone="quiet">{text.pages(first + 1, first + shown.length, waiting.length)}</Text>}
      <Pagination page={shownPage} lastPage={lastPage} onPageChange={setPage} />
      {trouble !== null && (
        <Notice tone="clay" alert>
          {trouble}
        </Notice>
      )}
      {canBeMended && (
        <Cluster>
          <Button variant="primary" busy={busy} onClick={confirm}>
            {text.confirm(said.length)}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
