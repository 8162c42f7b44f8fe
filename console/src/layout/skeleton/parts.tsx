/** What skeletons are made of: still shapes that take the room of what will come. */
import type { CSSProperties, ReactNode } from 'react';
import { Stack, Surface, Text } from '../../ui/layout/primitives';
import styles from './parts.module.css';

/** French by its letters and the length of its words, so that it fills lines as a text does; it says nothing. */
const FILLING = 'esait nrul odcmp evqfb hgjx etan siruol dep mante lisur, tarines oudel cipesta nort ma elusi ret. ';

const filling = (letters: number): string => FILLING.repeat(Math.ceil(letters / FILLING.length)).slice(0, letters);

/** In the place of a text of so many letters. */
export function Words({ letters }: { letters: number }) {
  return (
    <span className={styles.words} aria-hidden="true">
      {filling(letters)}
    </span>
  );
}

export function Line({ letters, heading = false }: { letters: number; heading?: boolean }) {
  return (
    <Text reading className={heading ? styles.heading : undefined}>
      <Words letters={letters} />
    </Text>
  );
}

export function ButtonPlace({ letters }: { letters: number }) {
  return (
    <span className={styles.button} aria-hidden="true">
      {filling(letters)}
    </span>
  );
}

export function Box({ height }: Required<Pick<CSSProperties, 'height'>>) {
  return <div className={styles.box} style={{ height }} />;
}

/** Several of the same, each with its number. */
export function Several({ count, children }: { count: number; children: (index: number) => ReactNode }) {
  return Array.from({ length: count }, (_, index) => children(index));
}

export interface FieldPlaceProps {
  letters?: number;
  /** Letters of the hint between label and field. */
  hint?: number | undefined;
  /** For a text of several lines. */
  tall?: boolean;
}

/** A label over the place of what is filled in. */
export function FieldPlace({ letters = 14, hint, tall = false }: FieldPlaceProps) {
  return (
    <Stack gap={1}>
      <p>
        <Words letters={letters} />
      </p>
      {hint !== undefined && (
        <Text tone="hint">
          <Words letters={hint} />
        </Text>
      )}
      <Surface className={tall ? styles.tall : styles.control} />
    </Stack>
  );
}

/** Entries of a list with hairlines. */
export function ListPlace({ count }: { count: number }) {
  return (
    <div>
      <Several count={count}>
        {(index) => (
          <div key={index} className={styles.question}>
            <Words letters={24 + ((index * 11) % 24)} />
          </div>
        )}
      </Several>
    </div>
  );
}

/** A form in its frame, each field by its own traits. */
export function FormPlace({ fields }: { fields: readonly FieldPlaceProps[] }) {
  return (
    <Stack gap={5} framed className={styles.form}>
      {fields.map((field, index) => (
        <FieldPlace key={index} {...field} />
      ))}
      <Box height="var(--target)" />
    </Stack>
  );
}

/** A white sheet with a heading and lines. */
export function Card({ lines, button }: { lines: readonly number[]; button?: number }) {
  return (
    <Surface className={styles.padded}>
      <Stack gap={3}>
        <Line heading letters={12} />
        {lines.map((letters, index) => (
          <Line key={index} letters={letters} />
        ))}
        {button !== undefined && (
          <div>
            <ButtonPlace letters={button} />
          </div>
        )}
      </Stack>
    </Surface>
  );
}
