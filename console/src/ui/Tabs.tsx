/** A segmented row of views with their counts; arrows move between them, the panel is the caller's. */
import type { KeyboardEvent } from 'react';
import styles from './Tabs.module.css';

export interface TabOption<Value extends string> {
  value: Value;
  label: string;
  /** Undefined while it is not known. */
  count?: number | undefined;
}

export interface TabsProps<Value extends string> {
  label: string;
  options: readonly TabOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Id of the panel that the tabs govern. */
  panelId: string;
}

export function Tabs<Value extends string>({ label, options, value, onValueChange, panelId }: TabsProps<Value>) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = options.findIndex((option) => option.value === value);
    const next = options[(index + step + options.length) % options.length];
    if (next === undefined) return;
    onValueChange(next.value);
    event.currentTarget.querySelector<HTMLElement>(`#${panelId}-${next.value}`)?.focus();
  }

  return (
    <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
      {options.map((option) => (
        <button
          key={option.value}
          id={`${panelId}-${option.value}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={option.value === value}
          aria-controls={panelId}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </button>
      ))}
    </div>
  );
}
