/** The rows with something to settle. They are repaired here, and never by a second file. */
import { OTHER_FUNCTION_ID } from '@valorisation/rules';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ImportPreview, RepairLine } from '../../../api/exchange';
import { importReading } from '../../../i18n/fr/importReading';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Cluster, Inline, Stack, Text } from '../../../ui/layout/primitives';
import { Pagination } from '../../../ui/Pagination';
import { rowsToSettle, type ChosenCell, withoutAskedNames, type RowToSettle, type Settled } from './choices';
import { FunctionSearch } from './FunctionSearch';
import { lastPageOf, pageOf } from './pages';
import styles from './Reading.module.css';

const { repairs: words } = importReading;

export interface RepairActs {
  onSettle: (settled: Settled) => void;
  onUndo: (told: Settled['told']) => void;
}

/** The field that takes or leaves out a whole row. */
const ROW = 'row';
const LEAVE = 'leave';
/** Chosen, never typed. */
const CHOSEN = [ROW, 'function', 'function_change'];
const OTHER = String(OTHER_FUNCTION_ID);

interface OpenCellProps extends RepairActs {
  repair: RepairLine;
  label: string;
  /** True: the row can be left out here. Once for a row. */
  canLeave: boolean;
}

/** What the person chooses or types for a cell. */
function OpenCell({ repair, label, canLeave, onSettle }: OpenCellProps) {
  const { line, field, value, suggestions, profileName } = repair;
  const [search, setSearch] = useState<'grid' | 'other' | null>(null);
  const [typed, setTyped] = useState(value);
  const id = useId();
  const settle = (chosen: ChosenCell) => onSettle({ ...chosen, told: repair, isForAlike: false });
  const settleTyped = () => settle({ value: typed.trim(), title: typed.trim() });

  return (
    <Cluster gap={2} rowGap={1} align="center">
      {suggestions.map((one, place) => (
        <button
          key={one.value}
          type="button"
          className={place === 0 ? styles.chip : styles.otherChip}
          // Another function needs its category, too.
          onClick={() => (field === 'function' && one.value === OTHER ? setSearch('other') : settle(one))}
        >
          {one.title}
        </button>
      ))}
      {field === 'function' && (
        <Button size="small" variant="quiet" aria-label={words.searchFor(value)} onClick={() => setSearch('grid')}>
          {words.search}
        </Button>
      )}
      {!CHOSEN.includes(field) && (
        <>
          <label htmlFor={id} className="hint">
            {label}
          </label>
          <input
            id={id}
            className={styles.cell}
            autoComplete="off"
            aria-invalid={value === '' ? undefined : true}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={({ key }) => key === 'Enter' && typed.trim() !== '' && settleTyped()}
          />
          <Button
            size="small"
            aria-label={words.useOf(profileName, label)}
            disabled={typed.trim() === '' || typed === value}
            onClick={settleTyped}
          >
            {words.use}
          </Button>
        </>
      )}
      {canLeave && !suggestions.some((one) => one.value === LEAVE) && (
        <Button
          size="small"
          variant="quiet"
          aria-label={words.leaveOf(line)}
          onClick={() =>
            onSettle({
              told: { line, profileName, field: ROW, value: '', alike: 1 },
              value: LEAVE,
              title: words.left,
              isForAlike: false,
            })
          }
        >
          {words.leave}
        </Button>
      )}
      {search !== null && (
        <FunctionSearch
          title={words.searchFor(value)}
          search={value}
          beginsOther={search === 'other'}
          onClose={() => setSearch(null)}
          onChoose={settle}
        />
      )}
    </Cluster>
  );
}

function SettledCell({ settled, onSettle, onUndo }: { settled: Settled } & RepairActs) {
  const { told, title, isForAlike } = settled;
  const undo = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    // What was clicked has disappeared, so the way back gets the focus.
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Cluster gap={2} rowGap={1} align="center">
      <span className={styles.done}>
        <Icon name="check" size={16} /> {title}
      </span>
      {isForAlike && <Inline tone="hint">{words.forAlike(told.alike, told.field)}</Inline>}
      <Button
        ref={undo}
        size="small"
        variant="quiet"
        aria-label={words.undoOf(told.line, title)}
        onClick={() => onUndo(told)}
      >
        {words.undo}
      </Button>
      {told.alike > 1 && !isForAlike && (
        <Button size="small" onClick={() => onSettle({ ...settled, isForAlike: true })}>
          {words.alike(told.alike, told.field)}
        </Button>
      )}
    </Cluster>
  );
}

/** The message begins with the words of the file, which stand above it. */
const withoutQuote = ({ message, value }: RepairLine): string =>
  value === ''
    ? message
    : message
        .replace(`«\u00a0${value}\u00a0»`, '')
        .replace(/^\s*:\s*/, '')
        .trim();

interface RowProps extends RepairActs {
  row: RowToSettle;
  titleOf: (repair: Pick<RepairLine, 'field'>) => string;
}

function Row({ row, titleOf, ...acts }: RowProps) {
  const { line, profileName, open, settled } = row;
  // Whether the row is taken at all comes before what is missing in it.
  const decision = open.filter(({ field }) => field === ROW);
  const asked = decision.length > 0 ? decision : open;
  const lastBlocking = asked.findLast(({ isBlocking }) => isBlocking);
  return (
    <li className={styles.row}>
      <span className="quiet">
        <span className="visually-hidden">{words.line(line)}</span>
        <span aria-hidden="true">{line}</span>
      </span>
      <span className="strong">{profileName || <Inline tone="quiet">{words.noName}</Inline>}</span>
      <Stack gap={2}>
        {asked.map((repair) => (
          <div key={repair.field} className={styles.repair}>
            <span>
              {repair.value === '' ? titleOf(repair) : `«\u00a0${repair.value}\u00a0»`}
              <Text tone="note">
                {withoutQuote(repair)} {!repair.isBlocking && words.optional}
              </Text>
            </span>
            <OpenCell
              key={repair.value}
              repair={repair}
              label={titleOf(repair)}
              canLeave={repair === lastBlocking}
              {...acts}
            />
          </div>
        ))}
        {settled.map((one) => (
          <div key={one.told.field} className={styles.repair}>
            <Inline tone="quiet">
              {one.told.value === '' ? titleOf(one.told) : `«\u00a0${one.told.value}\u00a0»`}
            </Inline>
            <SettledCell settled={one} {...acts} />
          </div>
        ))}
      </Stack>
    </li>
  );
}

interface RepairsProps extends RepairActs {
  preview: ImportPreview;
  settled: readonly Settled[];
}

export function Repairs({ preview, settled, ...acts }: RepairsProps) {
  const [page, setPage] = useState(1);
  const { repairs, repairRows } = withoutAskedNames(preview);
  const rows = rowsToSettle(repairs, settled);
  const shown = new Set(repairs.map(({ line }) => line)).size;
  const titles = new Map(preview.fields.map(({ field, title }) => [field, title]));
  const isAsked = repairRows > 0 && preview.questions.some(({ chosen }) => chosen === null);
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby="a-preciser">
      <Cluster gap={3} rowGap={0} align="baseline">
        <h2 id="a-preciser" className={styles.title}>
          {repairRows === 0 ? words.settled : words.title(repairRows)}
        </h2>
        <Inline tone="hint">{isAsked ? words.asked : words.hint}</Inline>
      </Cluster>
      {shown < repairRows && <Text tone="hint">{words.first(shown)}</Text>}
      <ol className="unmarked table-size line-top">
        {pageOf(rows, page).map((row) => (
          <Row
            key={row.line}
            row={row}
            titleOf={({ field }) => titles.get(field) ?? words.fields[field] ?? ''}
            {...acts}
          />
        ))}
      </ol>
      <Pagination page={page} lastPage={lastPageOf(rows)} onPageChange={setPage} />
    </Stack>
  );
}
