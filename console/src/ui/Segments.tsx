/** A choice among a few short values, side by side in one strip. */
import { useId, type ReactNode } from 'react';
import styles from './Segments.module.css';

export interface Segment<Value> {
  value: Value;
  label: string;
  /** The full words, when the visible ones need their neighbours to be understood. They contain the visible words. */
  fullLabel?: string;
}

interface SegmentsProps<Value> {
  legend: string;
  options: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  hint?: ReactNode;
  help?: ReactNode;
  /** True: the legend is only for screen readers. */
  hidesLegend?: boolean;
  className?: string | undefined;
}

export function Segments<Value extends string | number | boolean>(props: SegmentsProps<Value>) {
  const { legend, options, value, onValueChange, hint, help, hidesLegend = false, className } = props;
  const name = useId();
  return (
    <fieldset
      className={className}
      aria-label={hidesLegend ? legend : undefined}
      aria-describedby={hint === undefined ? undefined : `${name}-hint`}
    >
      {!hidesLegend && (
        <legend className={styles.legend}>
          {legend}
          {help}
        </legend>
      )}
      <div className="above-1">
        <div className={styles.strip}>
          {options.map((option) => (
            <label key={String(option.value)} className={styles.option}>
              <input
                type="radio"
                name={name}
                checked={option.value === value}
                aria-label={option.fullLabel}
                onChange={() => onValueChange(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="hint above-1">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
