/** /coherence?critere=1&famille=4&q=…&voir=ecarts: all degrees side by side, and where similar rows differ. */
import { valuationCalls, type Coherence } from '@valorisation/contract';
import { filterCoherence, isOutlier, WHOLE_COHERENCE, type CoherenceFilter, formatDay } from '@valorisation/rules';
import { useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCall } from '../../api/useCall';
import { useUser } from '../../api/session';
import { coherence as words, exchange } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { useReturnFocus } from '../../layout/useReturnFocus';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { Fold } from '../../layout/Fold';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { EmptyState, ErrorState } from '../../ui/State';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { NothingClassified } from '../NothingClassified';
import { CoherenceCards } from './CoherenceCards';
import { coherencePath, isFiltered, readCoherenceQuery } from './coherenceQuery';
import { CoherenceTable } from './CoherenceTable';
import { Filters } from './Filters';
import { columnsOf, familiesOf, groupsOf } from './groups';
import { Summary } from './Summary';
import { useRowsAtOnce } from './useRowsAtOnce';
import { sheets, type SheetFormat } from '../../api/exchange';
import { useSheetDownload } from '../../api/useSheetDownload';
import { Icon } from '../../ui/Icon';
import { Menu, type MenuItem } from '../../ui/Menu';
import styles from './Coherence.module.css';

function filterWords(coherence: Coherence, { view, criterionId, familyId, search }: CoherenceFilter): string[] {
  const criterion = columnsOf(coherence, null).find(({ id }) => id === criterionId);
  const family = familiesOf(coherence.rows).find(({ id }) => id === familyId);
  return [
    view === 'all' ? undefined : words.filters.views[view],
    criterion?.title,
    family?.title,
    search.trim() === '' ? undefined : words.printedName(search.trim()),
  ].filter((part) => part !== undefined);
}

function Printed({ coherence, filter }: { coherence: Coherence; filter: CoherenceFilter }) {
  const grid = formatDay(coherence.grids[0]?.effectiveOn ?? '');
  return (
    <p className="printed">
      {words.printed(formatDay(coherence.day), grid)}
      {isFiltered(filter) && ` ${words.printedFilters(filterWords(coherence, filter))}`}
    </p>
  );
}

const { legend: texts, marks } = words;

/** The signs that the shown rows bear. */
function Signs({ rows }: { rows: Coherence['rows'] }) {
  const cells = rows.flatMap((row) => row.cells);
  const signs = [
    [marks.above, texts.above, cells.some(({ fromPlanned }) => fromPlanned === 'above')],
    [marks.below, texts.below, cells.some(({ fromPlanned }) => fromPlanned === 'below')],
    [marks.peers, texts.peers, cells.some(({ fromPeers }) => fromPeers !== null)],
  ] as const;
  if (signs.every(([, , isUsed]) => !isUsed)) return null;
  return (
    <Cluster as="ul" gap={4} rowGap={0} aria-label={texts.label} className="table-size">
      {signs.map(
        ([shape, meaning, isUsed]) =>
          isUsed && (
            <li key={shape}>
              <span className="bold">{shape}</span> {meaning}
            </li>
          ),
      )}
    </Cluster>
  );
}

function Notes() {
  return (
    <Fold title={texts.notes}>
      {[texts.compared, texts.planned, texts.alike, texts.training, texts.formerGrid].map((text) => (
        <Text key={text} tone="quiet" reading>
          {text}
        </Text>
      ))}
    </Fold>
  );
}

function FileActions({ filter, shown }: { filter: CoherenceFilter; shown: number }) {
  const download = useSheetDownload();
  const { criterionId, familyId, search, view } = filter;
  const query = { criterionId: criterionId ?? undefined, familyId: familyId ?? undefined, search, view };
  const item = (label: string, format: SheetFormat): MenuItem => ({
    label,
    hint: shown === 0 ? words.exportNothing : words.exportHint(shown),
    disabled: shown === 0 || download.busy,
    onSelect: () => void download.start(sheets.coherence(query, format, words.fileName)),
  });
  return (
    <Cluster gap={2} align="center">
      <Menu
        items={[item(exchange.exportMenu.xlsx, 'xlsx'), item(exchange.exportMenu.csv, 'csv')]}
        buttonClassName="ghost link inline-row gap-2 pad-2-3 target tinted"
      >
        {words.exporting}
        <Icon name="down" size={16} />
      </Menu>
      <Button onClick={() => window.print()}>{words.print}</Button>
    </Cluster>
  );
}

/**
 * Seven columns need this width. On a narrower screen the criteria stand below each other. Paper always has the table.
 */
const CARDS = 'screen and (max-width: 839px)';

function NothingLeft({ view, onClear }: Pick<CoherenceFilter, 'view'> & { onClear: () => void }) {
  return (
    <EmptyState title={words.nothingLeft.title} action={<Button onClick={onClear}>{words.filters.clear}</Button>}>
      <p>{words.nothingLeft[view]}</p>
    </EmptyState>
  );
}

interface ContentProps {
  coherence: Coherence;
  filter: CoherenceFilter;
  shown: Coherence['rows'];
  onChange: (change: Partial<CoherenceFilter>) => void;
}

function Content({ coherence, filter, shown, onChange }: ContentProps) {
  const isNarrow = useMediaQuery(CARDS);
  const columns = columnsOf(coherence, filter.criterionId);
  const differs = ({ cells }: Coherence['rows'][number]) => cells.some(isOutlier);
  const differing = shown.filter(differs);
  const alike = shown.filter((row) => !differs(row));
  const { drawn, left, showAll } = useRowsAtOnce([...differing, ...alike]);
  const List = isNarrow ? CoherenceCards : CoherenceTable;
  const listOf = (part: Coherence['rows']) =>
    part.length > 0 && <List families={groupsOf(part, coherence)} columns={columns} />;
  const { rows, isWhole } = coherence;
  const filters = useRef<HTMLDivElement>(null);
  // The button disappears with its filter, so the focus goes to the filters.
  const clear = () => {
    filters.current?.focus();
    onChange(WHOLE_COHERENCE);
  };
  return (
    <Stack gap={4}>
      {!isWhole && <Notice tone="wheat">{words.notWhole(rows.length)}</Notice>}
      <Printed coherence={coherence} filter={filter} />
      <Filters
        ref={filters}
        filter={filter}
        criteria={columnsOf(coherence, null)}
        families={familiesOf(rows)}
        onChange={onChange}
      />
      <Cluster gap={6} rowGap={1} align="baseline" justify="space-between" className={styles.shown}>
        <Summary rows={rows} shown={shown.length} filter={filter} />
        {isFiltered(filter) && (
          <Button variant="quiet" size="small" flush="start" onClick={clear}>
            {words.filters.clear}
          </Button>
        )}
        <Signs rows={shown} />
      </Cluster>
      {shown.length === 0 ? (
        <NothingLeft view={filter.view} onClear={clear} />
      ) : (
        <>
          {listOf(drawn.slice(0, differing.length))}
          {differing.length > 0 && alike.length > 0 ? (
            <div className={styles.alike}>
              <Fold title={words.table.withoutGap(alike.length)}>{listOf(drawn.slice(differing.length))}</Fold>
            </div>
          ) : (
            listOf(drawn.slice(differing.length))
          )}
        </>
      )}
      {left > 0 && (
        <Cluster>
          <Button onClick={showAll}>{words.showLeft(left)}</Button>
        </Cluster>
      )}
      <Notes />
    </Stack>
  );
}

export function CoherencePage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const user = useUser();
  const { data: coherence, error, isPending, refetch } = useCall(valuationCalls.coherence, {});
  const filter = readCoherenceQuery(query);
  const { criterionId, familyId, search, view } = filter;
  const rows = coherence?.rows;
  const shown = useMemo(
    () => filterCoherence(rows ?? [], { criterionId, familyId, search, view }),
    [rows, criterionId, familyId, search, view],
  );
  useReturnFocus(!isPending);
  if (isPending) return <ScreenSkeleton />;
  const hasRows = rows !== undefined && rows.length > 0;
  return (
    <Page
      title={words.title}
      intro={user?.associated === true ? `${words.intro} ${words.introAssociated}` : words.intro}
      back={{ to: paths.dashboard(), label: words.back }}
      width="wide"
      {...(hasRows && { action: <FileActions filter={filter} shown={shown.length} /> })}
    >
      {coherence === undefined ? (
        <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : hasRows ? (
        <Content
          coherence={coherence}
          filter={filter}
          shown={shown}
          onChange={(change) => void navigate(coherencePath(filter, change), { replace: true })}
        />
      ) : (
        <NothingClassified words={words.empty} />
      )}
    </Page>
  );
}
