/** Domains, families, functions; a search turns the tree into a list of what answers it. */
import type { Grid, JobFunction } from '@valorisation/rules';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { classification as texts } from '../../../../i18n/fr';
import { Button } from '../../../../ui/Button';
import { cx } from '../../../../ui/cx';
import { EmptyState } from '../../../../ui/State';
import { TextField } from '../../../../ui/TextField';
import { bestMatches, functionTree, type DomainBranch } from '../../model/searchFunctions';
import { typeset } from '../../model/typeset';
import styles from './FunctionPicker.module.css';

const { newValuation: words } = texts;

interface PickerProps {
  grid: Grid;
  chosen: JobFunction | null;
  onChoose: (job: JobFunction) => void;
  /** Goes on with the chosen function: Enter once more, or a double click. */
  onConfirm: () => void;
  onOther: () => void;
}

interface FunctionsProps {
  functions: readonly JobFunction[];
  chosen: JobFunction | null;
  onChoose: (job: JobFunction) => void;
  onConfirm: () => void;
  /** Where a found function stands in the tree. */
  placeOf?: (job: JobFunction) => string;
}

function Functions({ functions, chosen, onChoose, onConfirm, placeOf }: FunctionsProps) {
  return (
    <ul className={styles.functions}>
      {functions.map((job) => (
        <li key={job.id}>
          <button
            type="button"
            className={styles.job}
            aria-pressed={chosen?.id === job.id}
            onClick={() => onChoose(job)}
            onDoubleClick={onConfirm}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || chosen?.id !== job.id) return;
              event.preventDefault();
              onConfirm();
            }}
          >
            <span className={styles.jobTitle}>{typeset(job.title)}</span>
            {placeOf && <span className={styles.place}>{placeOf(job)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Tree({ tree, ...picking }: { tree: readonly DomainBranch[] } & Omit<FunctionsProps, 'functions'>) {
  return (
    <ul className={styles.tree} aria-label={words.treeLabel}>
      {tree.map((domain) => (
        <li key={domain.id}>
          <h2 className={styles.domain}>{typeset(domain.title)}</h2>
          <ul className={styles.families}>
            {domain.families.map((family) => (
              <li key={family.id}>
                <details open={family.functions.some((job) => job.id === picking.chosen?.id) || undefined}>
                  <summary className={styles.family}>
                    <span>{typeset(family.title)}</span>
                    <span className={styles.count}>{words.found(family.functions.length)}</span>
                  </summary>
                  <Functions functions={family.functions} {...picking} />
                </details>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Arrows move between the search and what it found, Enter in the search takes the first. */
function useArrows() {
  const frame = useRef<HTMLDivElement>(null);
  return {
    ref: frame,
    onKeyDown(event: KeyboardEvent) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || frame.current === null) return;
      const stops = [...frame.current.querySelectorAll<HTMLElement>('input, summary, button[aria-pressed]')].filter(
        (element) => element.offsetParent !== null,
      );
      const next = stops[stops.findIndex((element) => element === document.activeElement) + step];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
}

export function FunctionPicker({ grid, onOther, ...picking }: PickerProps) {
  const { chosen, onChoose, onConfirm } = picking;
  const [search, setSearch] = useState('');
  const arrows = useArrows();
  const statusId = useId();
  const isSearching = search.trim() !== '';
  const tree = useMemo(() => functionTree(grid, search), [grid, search]);
  const found = useMemo(() => (isSearching ? bestMatches(tree, search) : []), [isSearching, tree, search]);
  const places = useMemo(
    () =>
      new Map(
        grid.families.map((family) => [
          family.id,
          words.inFamily(grid.domains.find(({ id }) => id === family.domainId)?.title ?? '', family.title),
        ]),
      ),
    [grid],
  );

  return (
    <div {...arrows}>
      <TextField
        label={words.search}
        hint={words.searchHint}
        optional={false}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={search}
        aria-describedby={statusId}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          const first = found[0];
          if (event.key !== 'Enter' || first === undefined) return;
          event.preventDefault();
          if (chosen?.id === first.id) onConfirm();
          else onChoose(first);
        }}
      />
      <p id={statusId} className={styles.status} role="status">
        {isSearching ? words.found(found.length) : '\u00a0'}
      </p>
      {!isSearching && <Tree tree={tree} {...picking} />}
      {isSearching && found.length > 0 && (
        <div className={styles.found} role="group" aria-label={words.resultsLabel}>
          <Functions functions={found} {...picking} placeOf={(job) => typeset(places.get(job.familyId ?? 0) ?? '')} />
        </div>
      )}
      {isSearching && found.length === 0 && (
        <EmptyState title={words.nothing.title} action={<Button onClick={() => setSearch('')}>{words.clear}</Button>}>
          <p>{words.nothing.text}</p>
        </EmptyState>
      )}
      <Button className={cx(styles.other)} onClick={onOther}>
        {words.other.open}
      </Button>
    </div>
  );
}
