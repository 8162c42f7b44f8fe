/** The choice of a function: by the words that people use for it, or in the grid below. */
import {
  findFunction,
  NOTHING_FOUND,
  OTHER_FUNCTION_ID,
  typeset,
  type FunctionName,
  type Grid,
  type JobFunction,
} from '@valorisation/rules';
import { useMemo, useRef, useState } from 'react';
import { newValuation as words } from '../../i18n/fr/classification/newValuation';
import { Button } from '../../ui/Button';
import { Combobox } from '../../ui/Combobox';
import { Notice } from '../../ui/Notice';
import { Cluster } from '../../ui/layout/primitives';
import { finderOf } from '../model/finderOf';
import { BrowseGrid } from './BrowseGrid';
import { foundOptions, foundStatus } from './foundOptions';
import { useStableCallback } from '../../ui/useStableCallback';
import { useSearches } from './useSearches';

interface PickerProps {
  grid: Grid;
  names: readonly FunctionName[];
  /** The level of the heading over the whole grid. */
  level?: 2 | 4;
  /** What is to be paid at least for the function, as text; null while that is not known. */
  amountOf: (job: JobFunction) => string | null;
  initialSearch?: string;
  chosen: JobFunction | null;
  /** True: the field has the focus when it appears. */
  takesFocus?: boolean;
  /** False: without the whole grid under the search. */
  isBrowsed?: boolean;
  onChoose: (job: JobFunction) => void;
  /** Called by Enter once more or by a double click, to continue with the chosen function. */
  onConfirm: () => void;
  /** Called for "Autre fonction", which a grid without it does not offer. */
  onOther?: () => void;
}

/** Searches after which the way to another function is offered as a button, too. */
const SEARCHES_BEFORE_OTHER = 2;

interface NearestProps {
  family: string;
  onSearch: (search: string) => void;
}

function Nearest({ family, onSearch }: NearestProps) {
  return (
    <div className="below-3">
      <Notice
        tone="wheat"
        action={
          <Button size="small" onClick={() => onSearch(family)}>
            {words.outside.show}
          </Button>
        }
      >
        {words.outside.nearest(typeset(family))}
      </Notice>
    </div>
  );
}

export function FunctionPicker(props: PickerProps) {
  const {
    grid,
    names,
    level = 2,
    amountOf,
    initialSearch = '',
    chosen,
    isBrowsed = true,
    takesFocus = false,
    onConfirm,
  } = props;
  const [search, setSearch] = useState(initialSearch);
  const find = finderOf(grid, names);
  const found = useMemo(() => (search === '' ? NOTHING_FOUND : find(search)), [find, search]);
  const searches = useSearches(initialSearch);
  const other = findFunction(grid, OTHER_FUNCTION_ID);
  const place = useRef<HTMLDivElement>(null);

  function searchFor(text: string) {
    setSearch(text);
    searches.note(text);
  }
  /** The clicked button disappears, so the field gets the focus. */
  function searchFamily(title: string) {
    searchFor(title);
    place.current?.querySelector('input')?.focus();
  }
  const choose = useStableCallback((job: JobFunction | undefined) => {
    if (job === undefined) return;
    searches.choose();
    if (job.id === OTHER_FUNCTION_ID) props.onOther?.();
    else props.onChoose(job);
  });
  return (
    // The names are prepared before the first key.
    <div ref={place} onFocus={() => find('')}>
      <Combobox
        label={words.search}
        placeholder={words.example}
        takesFocus={takesFocus}
        search={search}
        onSearchChange={searchFor}
        status={foundStatus(found)}
        note={words.amounts}
        listLabel={words.resultsLabel}
        options={foundOptions(grid, found, search, amountOf)}
        before={
          found.isOutside &&
          found.nearestFamily !== null && <Nearest family={found.nearestFamily.title} onSearch={searchFamily} />
        }
        // Enter must not choose a function whose name is only begun.
        isSure={found.isNamed}
        chosen={chosen?.id ?? null}
        onChoose={(id) => choose(findFunction(grid, id))}
        onConfirm={onConfirm}
      />
      {other !== undefined && !found.isOutside && searches.count >= SEARCHES_BEFORE_OTHER && (
        <Cluster above={4} align="baseline">
          <span className="quiet">{words.other.missing}</span>
          <Button variant="quiet" flush="start" onClick={() => choose(other)}>
            {words.other.open}
          </Button>
        </Cluster>
      )}
      {isBrowsed && <BrowseGrid grid={grid} level={level} chosen={chosen} amountOf={amountOf} onChoose={choose} />}
    </div>
  );
}
