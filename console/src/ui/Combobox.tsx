/**
 * A search over a visible list. Typing filters the list, the arrow keys move in it while the focus stays in the field,
 * and Enter chooses. A second Enter or a double click continues with the choice.
 */
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { newValuation as words } from '../i18n/fr/classification/newValuation';
import styles from './Combobox.module.css';
import { cx } from './cx';
import fieldStyles from './Field.module.css';
import { Icon } from './Icon';

export interface ComboboxOption {
  id: number;
  label: string;
  /** A smaller text under the label. */
  detail?: string;
}

export interface ComboboxGroup {
  id: number;
  /** The headings of the group, the most general first. */
  headings: readonly string[];
  /** The number of options, as text beside the headings. */
  count: string;
  options: readonly ComboboxOption[];
}

export interface ComboboxProps {
  label: string;
  hint: string;
  search: string;
  onSearchChange: (search: string) => void;
  /** The number of options, read out when it changes. */
  status: string;
  listLabel: string;
  list: { readonly groups: readonly ComboboxGroup[] } | { readonly options: readonly ComboboxOption[] };
  chosen: number | null;
  onChoose: (id: number) => void;
  onConfirm: () => void;
  /** Shown when no option matches. */
  empty: ReactNode;
}

/** Scrolls to the earlier choice, which may be far down the list. */
function bringIntoView(option: HTMLElement | null): void {
  const list = option?.closest<HTMLElement>('[role="listbox"]');
  if (!option || !list) return;
  const top = option.offsetTop - list.scrollTop;
  if (top < 0 || top > list.clientHeight - option.offsetHeight) {
    list.scrollTop = option.offsetTop - list.clientHeight / 3;
  }
}

interface OptionProps extends ComboboxOption {
  domId: string;
  isChosen: boolean;
  /** True for the option that Enter chooses. */
  isActive: boolean;
  onChoose: () => void;
  onConfirm: () => void;
}

function Option({ domId, label, detail, isChosen, isActive, onChoose, onConfirm }: OptionProps) {
  const marks = isActive ? { 'data-focused': true, 'data-focus-visible': true } : {};
  return (
    // The combobox handles the keys for all its parts.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={isChosen ? bringIntoView : null}
      id={domId}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={styles.option}
      onClick={onChoose}
      onDoubleClick={onConfirm}
      {...marks}
    >
      <span className={styles.label}>{label}</span>
      {detail !== undefined && <span className="remark">{detail}</span>}
    </div>
  );
}

function Heading({ id, headings, count }: Pick<ComboboxGroup, 'headings' | 'count'> & { id: string }) {
  return (
    <div id={id} role="presentation" className={styles.heading}>
      <span>
        {headings.map((heading) => (
          <span key={heading} className={styles.level}>
            {heading}{' '}
          </span>
        ))}
      </span>
      <span className="remark rigid amounts">{count}</span>
    </div>
  );
}

interface FieldProps extends Pick<ComboboxProps, 'label' | 'hint' | 'search'> {
  id: string;
  activeId: string | undefined;
  onSearch: (search: string) => void;
}

function Field({ id, activeId, label, hint, search, onSearch }: FieldProps) {
  return (
    <div className="stack gap-1 shrinkable" data-empty={search === '' || undefined}>
      <label htmlFor={id} className="strong">
        {label}
      </label>
      <span id={`${id}-hint`} className="hint">
        {hint}
      </span>
      <div className={styles.field}>
        <input
          id={id}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-describedby={`${id}-hint`}
          className={cx(fieldStyles.control, styles.input)}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.clear}
          className={styles.clear}
          onClick={() => {
            onSearch('');
            document.getElementById(id)?.focus();
          }}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
    </div>
  );
}

/** The new position after a key in a list of this length. Null: the key belongs to the field. */
function step(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1;
  return null;
}

export function Combobox(props: ComboboxProps) {
  const { search, onSearchChange, status, list, chosen, onChoose, onConfirm } = props;
  const id = useId();
  const [active, setActive] = useState<number | null>(null);
  const options = 'groups' in list ? list.groups.flatMap((group) => group.options) : list.options;
  const idOf = (option: number) => `${id}-${option}`;
  const reached = options.findIndex((option) => option.id === active);
  // If the arrow keys have not reached an option, the first match counts.
  const position = reached < 0 && search.trim() !== '' ? 0 : reached;
  const activeOption = options[position];

  function searchFor(text: string) {
    setActive(null);
    onSearchChange(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target } = event;
    if (target instanceof HTMLButtonElement) return;
    const next = options[step(event.key, position, options.length) ?? -1];
    if (next !== undefined) {
      setActive(next.id);
      document.getElementById(idOf(next.id))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      const clicked = options.find((option) => target instanceof HTMLElement && idOf(option.id) === target.id);
      const wanted = clicked ?? activeOption;
      if (wanted !== undefined && wanted.id === chosen) onConfirm();
      else if (wanted !== undefined) onChoose(wanted.id);
    } else if (event.key === 'Escape' && search !== '') searchFor('');
    else return;
    event.preventDefault();
  }

  const draw = (option: ComboboxOption) => (
    <Option
      key={option.id}
      {...option}
      domId={idOf(option.id)}
      isChosen={option.id === chosen}
      isActive={option.id === activeOption?.id}
      onChoose={() => option.id !== chosen && onChoose(option.id)}
      onConfirm={onConfirm}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <Field {...props} id={id} activeId={activeOption && idOf(activeOption.id)} onSearch={searchFor} />
      <p className={styles.status} role="status">
        {status}
      </p>
      {options.length === 0 ? (
        props.empty
      ) : (
        <div id={`${id}-list`} role="listbox" aria-label={props.listLabel} className={styles.list}>
          {'groups' in list
            ? list.groups.map((group) => (
                <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
                  <Heading {...group} id={`${id}-group-${group.id}`} />
                  {group.options.map(draw)}
                </div>
              ))
            : list.options.map(draw)}
        </div>
      )}
    </div>
  );
}
