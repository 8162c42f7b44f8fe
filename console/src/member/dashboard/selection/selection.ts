/**
 * The ticked valuations. A selection spans the pages, tabs and searches of the dashboard, so that the results of
 * several searches can be compared. A text says how many selected rows the list does not show. Each row is kept as it
 * was last read.
 */
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { observable, type Observable } from '../../../core/observable';
import type { ValuationRow } from '../../../api/valuation';

export type SelectedRows = ReadonlyMap<number, ValuationRow>;
export type Tick = boolean | 'mixed';

export function withTick(selected: SelectedRows, rows: readonly ValuationRow[], ticked: boolean): SelectedRows {
  const next = new Map(selected);
  for (const row of rows) {
    if (ticked) next.set(row.id, row);
    else next.delete(row.id);
  }
  return next;
}

/** The selected rows in their present state. Returns the same map when nothing has changed. */
export function refreshed(selected: SelectedRows, rows: readonly ValuationRow[]): SelectedRows {
  const news = rows.filter(({ id }) => selected.has(id)).filter((row) => selected.get(row.id) !== row);
  return news.length === 0 ? selected : withTick(selected, news, true);
}

export function tickOf(selected: SelectedRows, ids: readonly number[]): Tick {
  const count = ids.filter((id) => selected.has(id)).length;
  return count === 0 ? false : count === ids.length ? true : 'mixed';
}

export interface Selection {
  readonly rows: Observable<SelectedRows>;
  tick(rows: readonly ValuationRow[], ticked: boolean): void;
  refresh(rows: readonly ValuationRow[]): void;
  drop(ids: readonly number[]): void;
  clear(): void;
}

export function newSelection(): Selection {
  const rows = observable<SelectedRows>(new Map());
  return {
    rows,
    tick: (some, ticked) => rows.set(withTick(rows.get(), some, ticked)),
    refresh: (some) => rows.set(refreshed(rows.get(), some)),
    drop(ids) {
      const gone = new Set(ids);
      rows.set(new Map([...rows.get()].filter(([id]) => !gone.has(id))));
    },
    clear: () => rows.set(new Map()),
  };
}

/** Each signed-in person has an own selection, which lasts until the person leaves. */
export const SelectionContext = createContext<Selection>(newSelection());

export const useSelection = (): Selection => useContext(SelectionContext);

export function useSelectedRows(): readonly ValuationRow[] {
  const { rows } = useSelection();
  const selected = useSyncExternalStore(rows.subscribe, rows.get);
  return useMemo(() => [...selected.values()], [selected]);
}

/** Renders its caller again only when this tick changes, because a page has hundreds of ticks. */
export function useTick(rows: readonly ValuationRow[]): Tick {
  const selection = useSelection();
  return useSyncExternalStore(selection.rows.subscribe, () =>
    tickOf(
      selection.rows.get(),
      rows.map(({ id }) => id),
    ),
  );
}
