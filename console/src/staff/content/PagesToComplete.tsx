/** A filter of the pages: those that wait for a fact from the employer body, as the first page counts them. */
import { contentEditingCalls } from '@valorisation/contract';
import { useEffect } from 'react';
import { useInput } from 'react-admin';
import { useCall } from '../../api/useCall';
import { staffContent as words } from '../../i18n/fr';

interface PagesToCompleteProps {
  source: string;
  /** In the menu of the filters. */
  label: string;
}

/** An id that no page has, because an empty list of ids would mean every page. */
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
