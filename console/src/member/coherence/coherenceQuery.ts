import { coherenceView, encode } from '@valorisation/contract';
import { COHERENCE_VIEWS, type CoherenceFilter } from '@valorisation/rules';
import { paths } from '../../routes';

function idOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

export function readCoherenceQuery(query: URLSearchParams): CoherenceFilter {
  return {
    criterionId: idOf(query.get('critere')),
    familyId: idOf(query.get('famille')),
    search: query.get('q') ?? '',
    view: COHERENCE_VIEWS.find((view) => encode(coherenceView, view) === query.get('voir')) ?? 'all',
  };
}

export function coherencePath(filter: CoherenceFilter, change: Partial<CoherenceFilter> = {}): string {
  const { criterionId, familyId, search, view } = { ...filter, ...change };
  return paths.coherence({
    critere: criterionId ?? undefined,
    famille: familyId ?? undefined,
    q: search.trim() === '' ? undefined : search.trim(),
    voir: view === 'all' ? undefined : encode(coherenceView, view),
  });
}

export function isFiltered({ criterionId, familyId, search, view }: CoherenceFilter): boolean {
  return criterionId !== null || familyId !== null || search.trim() !== '' || view !== 'all';
}
