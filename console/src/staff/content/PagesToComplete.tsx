/** A filter of the pages: those that lack a fact of the employer body. The first page counts the same pages. */
import { contentEditingCalls } from '@valorisation/contract';
import { useEffect } from 'react';
import { useInput } from 'react-admin';
import { useCall } from '../../api/useCall';
import { staffContent as words } from '../../i18n/fr';

interface PagesToCompleteProps {
  source: string;
  label: string;
}

/** An id that no page has. It is sent instead of an empty list of ids, which would mean all pages. */
const NO_PAGE = 2_147_483_647;

export function PagesToComplete({ source }: PagesToCompleteProps) {
  const { data: pages } = useCall(contentEditingCalls.missingFacts, {}, { silent: true });
  const { field } = useInput<readonly number[] | ''>({ source, defaultValue: '' });
  const { onChange } = field;
  const shown: unknown = field.value;
  useEffect(() => {
    if (pages === undefined) return;
    const wanted = pages.length === 0 ? [NO_PAGE] : pages.map(({ id }) => id);
    if (JSON.stringify(shown) !== JSON.stringify(wanted)) onChange(wanted);
  }, [pages, shown, onChange]);
  return <span>{words.toComplete}</span>;
}
