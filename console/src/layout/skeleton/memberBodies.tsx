/** What stands in the place of the screens where members work, under their titles. */
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { Box, FieldPlace, Line, ListPlace, Several, Stack, Words } from './parts';
import styles from './bodies.module.css';
import part from './parts.module.css';

/** The work, and the running result beside it; on a small screen that one stays at the bottom. */
function Work({ children }: { children: ReactNode }) {
  return (
    <div className={styles.workColumns}>
      <div>{children}</div>
      <div className={cx(part.frame, styles.aside)} />
    </div>
  );
}

/** Rows of a title and some words about it, one under the other. */
export function RowsBody({ heading, rows, letters }: { heading?: number; rows: number; letters: number }) {
  return (
    <Work>
      {heading !== undefined && <Line heading letters={heading} />}
      <Several count={rows}>
        {(index) => (
          <div key={index} className={styles.entryRow}>
            <Line letters={16 + ((index * 7) % 12)} />
            <Line letters={letters} />
          </div>
        )}
      </Several>
    </Work>
  );
}

/** What is known of the person's situation, then the lines of the calculation. */
export function SituationBody() {
  return (
    <Work>
      <Stack>
        <Line heading letters={25} />
        <Several count={3}>{(index) => <FieldPlace key={index} letters={24} hint={72} />}</Several>
        <Line heading letters={23} />
        <ListPlace count={6} />
      </Stack>
    </Work>
  );
}

/** A name among those that are there. */
export function NamesBody() {
  return (
    <Stack>
      <Box height="44px" />
      <FieldPlace letters={18} hint={28} />
      <ListPlace count={8} />
    </Stack>
  );
}

/** The search of a function, and the tree of all of them. */
export function FunctionsBody() {
  return (
    <Work>
      <Stack>
        <FieldPlace letters={24} hint={64} />
        <Several count={3}>
          {(group) => (
            <div key={group}>
              <Line letters={26} />
              <ListPlace count={4} />
            </div>
          )}
        </Several>
      </Stack>
    </Work>
  );
}

/** The amount, the facts that it rests on, and the lines that add up to it. */
export function ResultBody() {
  return (
    <div className={styles.result}>
      <div className={styles.headline}>
        <Line letters={28} />
        <p className={styles.figure}>
          <Words letters={11} />
        </p>
        <Line letters={44} />
      </div>
      <div className={styles.facts}>
        <Several count={6}>
          {(index) => (
            <div key={index}>
              <Line letters={9} />
              <Line letters={14} />
            </div>
          )}
        </Several>
      </div>
      <div>
        <Line heading letters={23} />
        <ListPlace count={7} />
      </div>
    </div>
  );
}

/** What is due to a person, then their functions, then the amounts over time. */
export function PersonBody() {
  return (
    <div className={styles.sections}>
      <div className={styles.headline}>
        <Line letters={22} />
        <p className={styles.personFigure}>
          <Words letters={11} />
        </p>
        <Line letters={16} />
      </div>
      <Several count={2}>
        {(index) => (
          <div key={index}>
            <Line heading letters={12} />
            <ListPlace count={3} />
          </div>
        )}
      </Several>
    </div>
  );
}

export function FiguresBody() {
  return (
    <div className={styles.sections}>
      <div className={cx(part.frame, styles.keyFigures)}>
        <Several count={6}>
          {(index) => (
            <div key={index} className={styles.keyFigure}>
              <Line letters={16} />
              <p className={styles.number}>
                <Words letters={7} />
              </p>
              <Line letters={20} />
            </div>
          )}
        </Several>
      </div>
      <Stack near>
        <Line heading letters={13} />
        <Box height="260px" />
      </Stack>
    </div>
  );
}

/** Two to four columns of facts. */
export function ComparisonBody() {
  return (
    <div className={cx(part.frame, styles.comparison)}>
      <Several count={10}>
        {(row) => (
          <div key={row} className={styles.compared}>
            <Several count={3}>{(column) => <Words key={column} letters={10 + ((row + column) % 3) * 4} />}</Several>
          </div>
        )}
      </Several>
    </div>
  );
}

/** A sheet of paper, as it will be printed. */
export function SheetBody() {
  return (
    <div className={styles.screen}>
      <div className={cx(part.frame, styles.paper)}>
        <Line letters={36} />
        <p className={styles.sheetTitle}>
          <Words letters={14} />
        </p>
        <Several count={4}>
          {(index) => (
            <Stack key={index} near>
              <Line heading letters={10 + index * 2} />
              <Box height="96px" />
            </Stack>
          )}
        </Several>
      </div>
    </div>
  );
}
