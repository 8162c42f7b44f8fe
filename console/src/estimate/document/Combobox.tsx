/** A function search without the library: the same look, names and keys at a twentieth of its size (ADR 33). */
import { useId, useState, type KeyboardEvent } from 'react';
import type { ComboboxGroup, ComboboxOption, ComboboxProps } from '../../ui/Combobox';
import styles from '../../ui/Combobox.module.css';
import { cx } from '../../ui/cx';
import fieldStyles from '../../ui/Field.module.css';
import { Icon } from '../../ui/Icon';
import { newValuation as words } from '../../i18n/fr/classification/newValuation';

interface OptionProps extends ComboboxOption {
  domId: string;
  isChosen: boolean;
  /** The arrow keys have reached it. */
  isActive: boolean;
  onChoose: () => void;
}

function Option({ domId, label, detail, isChosen, isActive, onChoose }: OptionProps) {
  const marks = isActive ? { 'data-focused': true, 'data-focus-visible': true } : {};
  return (
    // The focus stays in the field, whose keys choose.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div id={domId} role="option" aria-selected={isChosen} className={styles.option} onClick={onChoose} {...marks}>
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
  listId: string;
  activeId: string | undefined;
  onSearch: (search: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Field({ id, listId, activeId, label, hint, search, onSearch, onKeyDown }: FieldProps) {
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
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-describedby={`${id}-hint`}
          className={cx(fieldStyles.control, styles.input)}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={onKeyDown}
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

/** Where a key leads in a list of this length; null: the key belongs to the field. */
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
  const position = options.findIndex((option) => option.id === active);
  const idOf = (option: number) => `${id}-${option}`;
  const choose = (option: number) => (option === chosen ? onConfirm() : onChoose(option));

  function searchFor(text: string) {
    setActive(null);
    onSearchChange(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = options[step(event.key, position, options.length) ?? -1];
    if (next !== undefined) {
      setActive(next.id);
      document.getElementById(idOf(next.id))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      // Without an option from the arrow keys, the first match.
      const wanted = options[position] ?? (search.trim() === '' ? undefined : options[0]);
      if (wanted !== undefined) choose(wanted.id);
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
      isActive={option.id === active}
      onChoose={() => choose(option.id)}
    />
  );
  return (
    <div>
      <Field
        {...props}
        id={id}
        listId={`${id}-list`}
        activeId={position < 0 ? undefined : idOf(active ?? 0)}
        onSearch={searchFor}
        onKeyDown={onKeyDown}
      />
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
