/**
 * A search whose answers stand under its field. The arrow keys move in them while the focus stays in the field, and Enter
 * chooses. A second Enter or a double click continues with the choice.
 */
import { useId, type ReactNode } from 'react';
import { newValuation as words } from '../i18n/fr/classification/newValuation';
import styles from './Combobox.module.css';
import { cx } from './cx';
import fieldStyles from './Field.module.css';
import { Icon } from './Icon';
import { Options } from './Options';
import { useCombobox, type ComboboxState } from './useCombobox';

interface ComboboxProps extends Omit<ComboboxState, 'id'> {
  /** Read out only. The heading above the field shows what it asks for. */
  label: string;
  placeholder: string;
  /** The number of answers, read out when it changes. */
  status: string;
  /** What the amounts of several answers are. Of a single one, the page says it beside the list. */
  note: string;
  listLabel: string;
  /** Stands above the answers. */
  before?: ReactNode;
  /** True: the field has the focus when it appears. */
  takesFocus?: boolean;
}

export function Combobox({
  label,
  placeholder,
  status,
  note,
  listLabel,
  before,
  takesFocus = false,
  ...state
}: ComboboxProps) {
  const id = useId();
  const { searchFor, onKeyDown, input, list } = useCombobox({ ...state, id });
  const isOpen = list.options.length > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <div className="shrinkable" data-empty={state.search === '' || undefined}>
        <div className={styles.field}>
          <Icon name="search" size={18} />
          <input
            {...input}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={takesFocus}
            aria-label={label}
            placeholder={placeholder}
            className={cx(fieldStyles.control, styles.input)}
            onChange={(event) => searchFor(event.target.value)}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={words.clear}
            className={styles.clear}
            onClick={() => {
              searchFor('');
              document.getElementById(id)?.focus();
            }}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      </div>
      <div className={styles.counts}>
        <p role="status">{status}</p>
        {list.options.filter(({ amount }) => amount !== undefined).length > 1 && <p>{note}</p>}
      </div>
      {before}
      {isOpen && <Options {...list} label={listLabel} />}
    </div>
  );
}
