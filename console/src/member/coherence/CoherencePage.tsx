/** /coherence?critere=1&famille=4&q=…&voir=ecarts: all degrees side by side, and where like rows differ. */
import { valuationCalls, type Coherence } from '@valorisation/contract';
import { filterCoherence, WHOLE_COHERENCE, type CoherenceFilter } from '@valorisation/rules';
import { useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCall } from '../../api/useCall';
import { useUser } from '../../api/session';
import { coherence as words } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { useReturnFocus } from '../../layout/useReturnFocus';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { EmptyState, ErrorState } from '../../ui/State';
import { useMediaQuery } from '../../ui/useMediaQuery';
import styles from './Coherence.module.css';
import { CoherenceCards } from './CoherenceCards';
import { coherencePath, isFiltered, readCoherenceQuery } from './coherenceQuery';
import { CoherenceTable } from './CoherenceTable';
import { FileActions } from './FileActions';
import { Filters } from './Filters';
import { columnsOf, familiesOf, groupsOf } from './groups';
import { Notes, Signs } from './Legend';
import { Printed } from './Printed';
import { Summary } from './Summary';
import { useRowsAtOnce } from './useRowsAtOnce';

/** Seven columns need this width; below it the criteria stand under each other. Paper always has the table. */
const CARDS = 'screen and (max-width: 839px)';

function Empty() {
  return (
    <EmptyState
      title={words.empty.title}
      action={
        <LinkButton variant="primary" to={paths.newValuation()}>
          {words.empty.action}
        </LinkButton>
      }
    >
      <p>{words.empty.text}</p>
    </EmptyState>
  );
}

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
  const { drawn, left, showAll } = useRowsAtOnce(shown);
  const families = groupsOf(drawn, coherence);
  const List = isNarrow ? CoherenceCards : CoherenceTable;
  const { rows, isWhole } = coherence;
  const filters = useRef<HTMLDivElement>(null);
  // The button disappears with its filter, so the focus goes to the filters.
  const clear = () => {
    filters.current?.focus();
    onChange(WHOLE_COHERENCE);
  };
  return (
    <Stack gap={5}>
      {!isWhole && <Notice tone="wheat">{words.notWhole(rows.length)}</Notice>}
      <Printed coherence={coherence} filter={filter} />
      <Summary rows={rows} filter={filter} />
      <Filters
        ref={filters}
        filter={filter}
        criteria={columnsOf(coherence, null)}
        families={familiesOf(rows)}
        onChange={onChange}
      />
      <Cluster gap={6} rowGap={1} align="baseline" className={styles.shown}>
        <p role="status">{words.filters.shown(shown.length, rows.length)}</p>
        {isFiltered(filter) && (
          <Button variant="quiet" size="small" flush="start" className="unprinted" onClick={clear}>
            {words.filters.clear}
          </Button>
        )}
        <Signs />
      </Cluster>
      {shown.length === 0 ? (
        <NothingLeft view={filter.view} onClear={clear} />
      ) : (
        <List families={families} columns={columns} />
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
        <Empty />
      )}
    </Page>
  );
}
