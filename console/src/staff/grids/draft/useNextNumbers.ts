/** Numbers for new nodes of a draft: a number that a version has used belongs to that function for ever. */
import { useGetList } from 'react-admin';
import type { GridDocument } from '@valorisation/rules';
import type { NodeKind } from './tree';

const PARTS: Readonly<Record<NodeKind, string>> = { domain: 'catpars', family: 'enfants', function: 'metiers' };

function useHighest(kind: NodeKind): number {
  const { data } = useGetList<{ id: number; number: number }>('grid-parts', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'number', order: 'DESC' },
    filter: { part: PARTS[kind] },
  });
  return data?.[0]?.number ?? 0;
}

export function useNextNumbers({ catpars, enfants, metiers }: GridDocument): Readonly<Record<NodeKind, number>> {
  const [domain, family, job] = [useHighest('domain'), useHighest('family'), useHighest('function')];
  return {
    domain: Math.max(domain, ...catpars.map((row) => row.catpar_id)) + 1,
    family: Math.max(family, ...enfants.map((row) => row.catenf_id)) + 1,
    function: Math.max(job, ...metiers.map((row) => row.metier_id)) + 1,
  };
}
