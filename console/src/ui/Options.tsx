/** The answers of a search, as the list of its combobox. */
import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Options.module.css';

export interface ComboboxOption {
  id: number;
  label: ReactNode;
  /** A smaller text under the label. */
  detail?: string;
  /** Stands at the end of the line. */
  amount?: string | null;
  /** True: a line sets it apart from the answers above. */
  isApart?: boolean;
}

interface OptionsProps {
  id: string;
  label: string;
  idOf: (option: number) => string;
  options: readonly ComboboxOption[];
  chosen: number | null;
  /** The option that Enter chooses. */
  active: number | null;
  onChoose: (id: number) => void;
  onConfirm: () => void;
}

type OptionProps = ComboboxOption &
  Pick<OptionsProps, 'onConfirm'> & { domId: string; isChosen: boolean; isActive: boolean; onChoose: () => void };

function Option({
  domId,
  label,
  detail,
  amount,
  isApart = false,
  isChosen,
  isActive,
  onChoose,
  onConfirm,
}: OptionProps) {
  return (
    // The combobox handles the keys for all its parts.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={domId}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={cx(styles.option, isApart && styles.apart)}
      onClick={onChoose}
      onDoubleClick={onConfirm}
      data-focused={isActive || undefined}
    >
      <span className="shrinkable">
        <span className="block size-17">{label}</span>
        {detail !== undefined && <span className="remark block cut">{detail}</span>}
      </span>
      {amount !== undefined && <span className="strong rigid amounts">{amount}</span>}
    </div>
  );
}

export function Options({ id, label, idOf, options, chosen, active, onChoose, onConfirm }: OptionsProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className="line-top">
      {options.map((option) => (
        <Option
          key={option.id}
          {...option}
          domId={idOf(option.id)}
          isChosen={option.id === chosen}
          isActive={option.id === active}
          onChoose={() => option.id !== chosen && onChoose(option.id)}
          onConfirm={onConfirm}
        />
      ))}
    </div>
  );
}
