/** What stands in the place of members' screens, under their titles. */
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import {
  Box,
  ButtonPlace,
  FieldPlace,
  FormPlace,
  Line,
  ListPlace,
  Several,
  Stack,
  Words,
  type FieldPlaceProps,
} from './parts';
import styles from './Skeleton.module.css';

/** The work, and the running result beside it; on a small screen that one stays at the bottom. */
function Work({ children }: { children: ReactNode }) {
  return (
    <div className={styles.workColumns}>
      <div>{children}</div>
      <div className={cx(styles.frame, styles.aside)} />
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

export function FiguresBody() {
  return (
    <div className={styles.sections}>
      <div className={cx(styles.frame, styles.keyFigures)}>
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
    <div className={cx(styles.frame, styles.comparison)}>
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
      <div className={cx(styles.frame, styles.paper)}>
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

function FactsPlace({ facts, buttons }: { facts: number; buttons: readonly number[] }) {
  return (
    <div className={cx(styles.frame, styles.padded)}>
      <Line heading letters={10} />
      <Several count={facts}>
        {(index) => (
          <div key={index} className={styles.fact}>
            <Line letters={12} />
            <Line letters={18 + index * 5} />
          </div>
        )}
      </Several>
      <div className={cx(styles.actions, styles.after)}>
        {buttons.map((letters) => (
          <ButtonPlace key={letters} letters={letters} />
        ))}
      </div>
    </div>
  );
}

export function AccountBody() {
  return (
    <div className={styles.cards}>
      <FactsPlace facts={3} buttons={[24]} />
      <FactsPlace facts={2} buttons={[36]} />
      <FactsPlace facts={2} buttons={[22, 19]} />
    </div>
  );
}

/** Sections one under the other, the first with a button, the second with a form. */
export function AccountFormsBody({ fields }: { fields: readonly FieldPlaceProps[] }) {
  return (
    <div className={styles.blocks}>
      <Stack near>
        <Line heading letters={14} />
        <Line letters={56} />
        <div>
          <ButtonPlace letters={24} />
        </div>
      </Stack>
      <Stack near>
        <Line heading letters={12} />
        <Line letters={70} />
        <div className={styles.accountForm}>
          <FormPlace fields={fields} />
        </div>
      </Stack>
    </div>
  );
}

export function AccountFormBody({ fields }: { fields: readonly FieldPlaceProps[] }) {
  return (
    <div className={styles.accountForm}>
      <FormPlace fields={fields} />
    </div>
  );
}

/** The establishment, then what is held of it and why. */
export function HeldBody() {
  return (
    <div className={styles.blocks}>
      <div className={styles.accountForm}>
        <FactsPlace facts={2} buttons={[25]} />
      </div>
      <div>
        <Line heading letters={17} />
        <Several count={5}>
          {(index) => (
            <div key={index} className={styles.entryRow}>
              <Line letters={60} />
              <Line letters={70} />
            </div>
          )}
        </Several>
      </div>
    </div>
  );
}

/** A number of accounts, and what can be done about the main one. */
export function AssociatesBody() {
  return (
    <>
      <Line letters={20} />
      <div className={cx(styles.frame, styles.people)}>
        <Several count={2}>
          {(index) => (
            <div key={index} className={styles.person}>
              <Line letters={16} />
              <Line letters={28} />
            </div>
          )}
        </Several>
      </div>
      <Stack near>
        <Line heading letters={28} />
        <Line letters={150} />
      </Stack>
    </>
  );
}

export function ImportBody() {
  return (
    <div className={styles.sections}>
      <Stack near>
        <Line heading letters={20} />
        <Line letters={160} />
        <div className={styles.actions}>
          <ButtonPlace letters={26} />
          <ButtonPlace letters={26} />
        </div>
      </Stack>
      <Stack near>
        <Line heading letters={20} />
        <Box height="168px" />
      </Stack>
    </div>
  );
}
