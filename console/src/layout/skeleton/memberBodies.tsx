/** What stands in the place of the screens where members work, under their titles. */
import type { ReactNode } from 'react';
import { Box, FieldPlace, Line, ListPlace, Several, Words } from './parts';
import { Stack, Surface } from '../../ui/layout/primitives';
import styles from './bodies.module.css';

/** The work, and the running result beside it; on a small screen that one stays at the bottom. */
function Work({ children }: { children: ReactNode }) {
  return (
    <div className={styles.workColumns}>
      <div>{children}</div>
      <Surface className={styles.aside} />
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
      <Stack gap={6}>
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
    <Stack gap={6}>
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
      <Stack gap={6}>
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
    <Stack gap={6} className={styles.result}>
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
    </Stack>
  );
}

/** What is due to a person, then their functions, then the amounts over time. */
export function PersonBody() {
  return (
    <Stack gap={8}>
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
    </Stack>
  );
}

/** The counts, the filters, and functions under each other. */
export function CoherenceBody() {
  return (
    <Stack gap={6}>
      <Box height="112px" />
      <Box height="70px" />
      <ListPlace count={10} />
    </Stack>
  );
}

export function FiguresBody() {
  return (
    <Stack gap={8}>
      <Surface className={styles.keyFigures}>
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
      </Surface>
      <Stack gap={3}>
        <Line heading letters={13} />
        <Box height="260px" />
      </Stack>
    </Stack>
  );
}

/** Two to four columns of facts. */
export function ComparisonBody() {
  return (
    <Surface className={styles.comparison}>
      <Several count={10}>
        {(row) => (
          <div key={row} className={styles.compared}>
            <Several count={3}>{(column) => <Words key={column} letters={10 + ((row + column) % 3) * 4} />}</Several>
          </div>
        )}
      </Several>
    </Surface>
  );
}

/** A sheet of paper, as it will be printed. */
export function SheetBody() {
  return (
    <div className={styles.screen}>
      <Stack gap={5} framed className={styles.paper}>
        <Line letters={36} />
        <p className={styles.sheetTitle}>
          <Words letters={14} />
        </p>
        <Several count={4}>
          {(index) => (
            <Stack key={index} gap={3}>
              <Line heading letters={10 + index * 2} />
              <Box height="96px" />
            </Stack>
          )}
        </Several>
      </Stack>
    </div>
  );
}
