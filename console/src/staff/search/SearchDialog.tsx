/** The search over everything. The focus stays in its field; the arrow keys choose and Enter opens, beside Ctrl a new tab. */
import { Dialog, useAutocomplete } from '@mui/material';
import { dashboardCalls, type Setting } from '@valorisation/contract';
import { useId, useState } from 'react';
import { useCanAccess, useGetList, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../api/useCall';
import { useSettled } from '../../core/useSettled';
import { staffSearch as words } from '../../i18n/fr';
import { Icon } from '../../ui/Icon';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery';
import { staffResources } from '../resources';
import { markedParts, searchedWords } from './markedParts';
import { SearchFooter } from './SearchFooter';
import {
  foundOptions,
  grouped,
  matching,
  settingOptions,
  visitOptions,
  type SearchGroup,
  type SearchOption,
} from './searchOptions';
import styles from './StaffSearch.module.css';
import { useVisits } from './visits';

const SHORTEST_WORD = 2;
/** Results of one group until the search is limited to it. */
const SHOWN_OF_ALL = 4;
const SCOPES = ['establishments', 'people', 'messages', 'mails', 'contents', 'grid', 'settings'] as const;
type Scope = (typeof SCOPES)[number];

function useOptions(typed: string, acts: readonly SearchOption[], screens: readonly SearchOption[]) {
  const visits = useVisits();
  const text = typed.trim();
  const asked = useSettled(text);
  const isAsked = text.length >= SHORTEST_WORD;
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'settings', action: 'edit' });
  const { data: settings = [] } = useGetList<Setting & RaRecord<number>>('settings', {
    pagination: { page: 1, perPage: 100 },
  });
  const { data, isError, isPlaceholderData, isFetching } = useCall(
    dashboardCalls.search,
    { query: { words: asked } },
    { silent: true, enabled: isAsked && asked.length >= SHORTEST_WORD, keepsPrevious: true },
  );
  const words = searchedWords(text);
  const before = [...visitOptions(visits), ...acts, ...screens.map((screen) => ({ ...screen, detail: '' }))].filter(
    ({ group, keys }) => group === 'recent' || keys,
  );
  const own = matching([...screens, ...acts, ...settingOptions(settings, mayEdit)], words);
  const options = isAsked ? [...foundOptions(data ?? [], staffResources), ...own] : before;
  const isWaiting = isAsked && (asked !== text || (isFetching && (data === undefined || isPlaceholderData)));
  return { options: grouped(options), words: isAsked ? words : [], isAsked, isError: isAsked && isError, isWaiting };
}

/** Without a limit a group shows its first results, so that no group hides the others. */
function within(options: readonly SearchOption[], scope: Scope | null, isAsked: boolean): SearchOption[] {
  if (!isAsked) return [...options];
  if (scope !== null) return options.filter(({ group }) => group === scope);
  const shown = new Map<SearchGroup, number>();
  return options.filter(({ group }) => {
    const count = (shown.get(group) ?? 0) + 1;
    shown.set(group, count);
    return count <= SHOWN_OF_ALL;
  });
}

function Marked({ text, words: searched }: { text: string; words: readonly string[] }) {
  return markedParts(text, searched).map(({ text: part, isMarked }, at) =>
    // The parts of one text have no other name than their place.
    // oxlint-disable-next-line react/no-array-index-key
    isMarked ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}

interface SearchDialogProps {
  acts: readonly SearchOption[];
  screens: readonly SearchOption[];
  onClose: () => void;
}

export function SearchDialog({ acts, screens, onClose }: SearchDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery(NARROW);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState<Scope | null>(null);
  const { options, words: searched, isAsked, isError, isWaiting } = useOptions(typed, acts, screens);
  const count = (scope: Scope): number => options.filter(({ group }) => group === scope).length;
  const shown = within(options, limit, isAsked);

  const box = useAutocomplete<SearchOption>({
    id,
    options: shown,
    open: true,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    clearOnBlur: false,
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    getOptionKey: ({ group, to, title }) => `${group} ${to} ${title}`,
    getOptionLabel: ({ title }) => title,
    onInputChange: (_, text, reason) => {
      if (reason === 'input') setTyped(text);
    },
    onChange: (event, option) => {
      if (option === null) return;
      const beside = 'ctrlKey' in event && 'metaKey' in event && (event.ctrlKey === true || event.metaKey === true);
      if (beside) window.open(`#${option.to}`);
      else {
        onClose();
        void navigate(option.to);
      }
    },
    onClose: (_, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  /** The arrow keys go on in what is left. */
  function limitTo(scope: Scope | null) {
    setLimit(scope);
    document.getElementById(id)?.focus();
  }

  const status = isError
    ? words.failed
    : isWaiting
      ? words.loading
      : isAsked && shown.length === 0
        ? words.none(typed.trim())
        : words.count(shown.length);

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      className={styles.layer}
      slotProps={{ paper: { className: styles.dialog, 'aria-label': words.label } }}
    >
      <div className={styles.field}>
        <Icon name="search" size={20} />
        <div {...box.getRootProps()}>
          <input
            {...box.getInputProps()}
            // The dialog is opened to type in it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            placeholder={words.hint}
            aria-label={words.label}
            spellCheck={false}
          />
        </div>
        <button type="button" aria-label={words.closeLabel} onClick={onClose}>
          {isPhone ? <Icon name="close" size={18} /> : <kbd>{words.close}</kbd>}
        </button>
      </div>
      {isAsked && (
        <div role="group" aria-label={words.limit} className={styles.limits}>
          <button type="button" aria-pressed={limit === null} onClick={() => limitTo(null)}>
            {words.all} <b>{options.length}</b>
          </button>
          {SCOPES.map((scope) => (
            <button key={scope} type="button" aria-pressed={limit === scope} onClick={() => limitTo(scope)}>
              {words.groups[scope]} <b>{count(scope)}</b>
            </button>
          ))}
        </div>
      )}
      <p role="status" className={shown.length === 0 || isError ? styles.status : 'visually-hidden'}>
        {status}
      </p>
      <ul {...box.getListboxProps()} aria-label={words.results} className={styles.results}>
        {box.groupedOptions.map((entry) => {
          if (!('options' in entry)) return null;
          const group = entry.group as SearchGroup;
          return (
            <li key={group} role="presentation" className={styles.group}>
              <span id={`${id}-${group}`}>{words.groups[group]}</span>
              <ul role="group" aria-labelledby={`${id}-${group}`}>
                {entry.options.map((option, at) => {
                  const { key, ...props } = box.getOptionProps({ option, index: entry.index + at });
                  return (
                    <li key={key} {...props}>
                      <strong>
                        <Marked text={option.title} words={searched} />
                      </strong>
                      <span>
                        <Marked text={option.detail} words={searched} />
                      </span>
                      {!isAsked && option.keys !== undefined ? (
                        <em>
                          {option.keys.map((letter) => (
                            <kbd key={letter}>{letter}</kbd>
                          ))}
                        </em>
                      ) : (
                        <em>{option.state}</em>
                      )}
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ul>
      <SearchFooter isAsked={isAsked} />
    </Dialog>
  );
}
