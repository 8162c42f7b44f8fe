/** The tree of domains, families and functions. A search turns it into a list of matches. */
import { typeset, type Grid, type JobFunction } from '@valorisation/rules';
import { useMemo, useState } from 'react';
import { newValuation as words } from '../../i18n/fr/classification/newValuation';
import { Button } from '../../ui/Button';
import { Combobox, type ComboboxGroup, type ComboboxOption } from '../../ui/Combobox';
import { EmptyState } from '../../ui/State';
import { bestMatches, functionTree, type DomainBranch } from '../model/searchFunctions';

interface PickerProps {
  grid: Grid;
  chosen: JobFunction | null;
  onChoose: (job: JobFunction) => void;
  /** Called by Enter once more or by a double click, to continue with the chosen function. */
  onConfirm: () => void;
  onOther: () => void;
}

function optionOf({ id, title }: JobFunction): ComboboxOption {
  return { id, label: typeset(title) };
}

function groupsOf(tree: readonly DomainBranch[]): ComboboxGroup[] {
  return tree.flatMap((domain) =>
    domain.families.map(({ id, title, functions }) => ({
      id,
      headings: [typeset(domain.title), typeset(title)],
      count: words.found(functions.length),
      options: functions.map(optionOf),
    })),
  );
}

function placesOf(grid: Grid): ReadonlyMap<number, string> {
  const domains = new Map(grid.domains.map(({ id, title }) => [id, title]));
  return new Map(
    grid.families.map(({ id, domainId, title }) => [id, typeset(words.inFamily(domains.get(domainId) ?? '', title))]),
  );
}

export function FunctionPicker({ grid, chosen, onChoose, onConfirm, onOther }: PickerProps) {
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const places = useMemo(() => placesOf(grid), [grid]);
  const list = useMemo(() => {
    const tree = functionTree(grid, search);
    const found = bestMatches(tree, search);
    const detailed = (job: JobFunction) => ({ ...optionOf(job), detail: places.get(job.familyId ?? 0) ?? '' });
    return { count: found.length, ...(isSearching ? { options: found.map(detailed) } : { groups: groupsOf(tree) }) };
  }, [grid, search, isSearching, places]);

  return (
    <>
      <Combobox
        label={words.search}
        hint={words.searchHint}
        search={search}
        onSearchChange={setSearch}
        status={words.found(list.count)}
        listLabel={isSearching ? words.resultsLabel : words.treeLabel}
        list={list}
        chosen={chosen?.id ?? null}
        onChoose={(id) => {
          const job = grid.functions.find((one) => one.id === id);
          if (job !== undefined) onChoose(job);
        }}
        onConfirm={onConfirm}
        empty={
          <EmptyState title={words.nothing.title} action={<Button onClick={() => setSearch('')}>{words.clear}</Button>}>
            <p>{words.nothing.text}</p>
          </EmptyState>
        }
      />
      <Button className="above-4" onClick={onOther}>
        {words.other.open}
      </Button>
    </>
  );
}
