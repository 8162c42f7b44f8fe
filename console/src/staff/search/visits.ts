/** The records that a person has opened during this visit, the last first. Their names leave with the page. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../api/session';
import { observable, useObservable } from '../../core/observable';

export interface Visit {
  readonly path: string;
  readonly resource: string;
  readonly title: string;
  readonly at: Date;
}

const MOST_VISITS = 4;
const RECORD = /^\/admin\/([a-z-]+)\/\d+/;

const visits = observable<{ readonly accountId: number; readonly list: readonly Visit[] }>({ accountId: 0, list: [] });

export function useVisits(): readonly Visit[] {
  const accountId = useUser()?.id ?? 0;
  const kept = useObservable(visits);
  return kept.accountId === accountId ? kept.list : [];
}

/** Notes the page when it is the page of a record. */
export function useVisit(title: string): void {
  const accountId = useUser()?.id ?? 0;
  const { pathname: path } = useLocation();
  useEffect(() => {
    const resource = RECORD.exec(path)?.[1];
    if (resource === undefined) return;
    const kept = visits.get();
    const others = kept.accountId === accountId ? kept.list.filter((visit) => visit.path !== path) : [];
    visits.set({ accountId, list: [{ path, resource, title, at: new Date() }, ...others].slice(0, MOST_VISITS) });
  }, [accountId, path, title]);
}
