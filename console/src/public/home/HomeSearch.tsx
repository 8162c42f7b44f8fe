/**
 * The field of the home page. It is a plain form until it gets the focus: the server then answers its words. With the
 * focus come the functions that fit the typed words, each with its amount.
 */
import { OTHER_FUNCTION_ID } from '@valorisation/rules';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type FocusEvent } from 'react';
import { queryOfFunction, SEARCHED, queryOfWords } from '../../amounts/model/chosenFunction';
import type { Suggest } from '../../amounts/parts/suggestions';
import { useSearches } from '../../amounts/parts/useSearches';
import { pages } from '../../i18n/fr';
import { newValuation } from '../../i18n/fr/classification/newValuation';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import fieldStyles from '../../ui/Field.module.css';
import { Icon } from '../../ui/Icon';
import { Options } from '../../ui/Options';
import { useCombobox } from '../../ui/useCombobox';
import styles from './HomeSearch.module.css';

const { search: words } = pages.home;
const FIELD_ID = 'fonction-cherchee';
const NOTHING: ReturnType<Suggest> = { options: [], status: '', isSure: false, all: null, outside: null };

/** The suggestions come once, with the first focus. If they do not come, the form works without them. */
function useSuggest() {
  const [suggest, setSuggest] = useState<Suggest>();
  const isAsked = useRef(false);
  const load = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('../../amounts/parts/suggestions')
      .then(async ({ loadSuggestions }) => loadSuggestions())
      .then(
        (loaded) => setSuggest(() => loaded),
        () => (isAsked.current = false),
      );
  };
  return { suggest, load };
}

/** @param onGo goes to the estimate with this query */
export function HomeSearch({ onGo }: { onGo: (search: string) => void }) {
  const [typed, setTyped] = useState('');
  const [isUsed, setIsUsed] = useState(false);
  const { suggest, load } = useSuggest();
  const found = useMemo(() => suggest?.(typed) ?? NOTHING, [suggest, typed]);
  const form = useRef<HTMLFormElement>(null);

  const searches = useSearches();

  function go(search: string) {
    searches.choose();
    onGo(search);
  }
  const { searchFor, onKeyDown, input, list } = useCombobox({
    id: FIELD_ID,
    search: typed,
    onSearchChange: (text) => {
      setTyped(text);
      searches.note(text);
    },
    options: isUsed ? found.options : NOTHING.options,
    isSure: found.isSure,
    chosen: null,
    onChoose: (id) => go(id === OTHER_FUNCTION_ID ? queryOfWords(typed) : queryOfFunction(id)),
    onConfirm: () => undefined,
  });
  function use() {
    load();
    setIsUsed(true);
  }
  // The script of the document takes over a field that has the focus and perhaps a text.
  const takeOver = useEffectEvent(() => {
    const field = form.current?.querySelector('input');
    if (field === document.activeElement) use();
    if (field && field.value !== typed) searchFor(field.value);
  });
  useEffect(() => takeOver(), []);

  return (
    // The combobox handles the keys for all its parts.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      role="search"
      action="./estimation"
      className={styles.form}
      onKeyDown={onKeyDown}
      onFocus={use}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || setIsUsed(false)
      }
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found.options;
        go(found.isSure && first !== undefined ? queryOfFunction(first.id) : queryOfWords(typed));
      }}
    >
      <label htmlFor={FIELD_ID} className="strong">
        {words.label}
      </label>
      <div className={styles.field}>
        <Icon name="search" size={18} />
        <input
          {...input}
          name={SEARCHED}
          placeholder={newValuation.example}
          className={cx(fieldStyles.control, styles.input)}
          onChange={(event) => searchFor(event.target.value)}
        />
        <Button type="submit" variant="primary" className={styles.send}>
          {words.send}
        </Button>
        {list.options.length > 0 && (
          <div className={styles.answers}>
            {found.outside !== null && <p>{found.outside}</p>}
            <Options {...list} label={newValuation.resultsLabel} />
            {found.all !== null && (
              <Button variant="quiet" onClick={() => go(queryOfWords(typed))}>
                {words.all(found.all)}
              </Button>
            )}
            {found.outside === null && <p className="hint">{words.note}</p>}
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {found.status}
      </p>
    </form>
  );
}
