/** What stands in the place of members' screens, under their titles. */
import { cx } from '../../ui/cx';
import { Box, ButtonPlace, Card, FieldPlace, FormPlace, Line, Several, Stack, Words } from './parts';
import styles from './Skeleton.module.css';

/** The work, and the running result beside it; on a phone that one stays at the bottom of the screen. */
export function WorkBody({ rows, height }: { rows: number; height: string }) {
  return (
    <div className={styles.workColumns}>
      <Stack near>
        <Several count={rows}>{(index) => <Box key={index} height={height} />}</Several>
      </Stack>
      <div className={cx(styles.frame, styles.aside)} />
    </div>
  );
}

/** The search of a function, and the tree of all of them. */
export function FunctionsBody() {
  return (
    <div className={styles.workColumns}>
      <Stack>
        <FieldPlace letters={24} />
        <Several count={3}>
          {(group) => (
            <div key={group}>
              <Line letters={26} />
              <Several count={4}>
                {(index) => (
                  <div key={index} className={styles.question}>
                    <Words letters={30 + ((index * 11) % 24)} />
                  </div>
                )}
              </Several>
            </div>
          )}
        </Several>
      </Stack>
      <div className={cx(styles.frame, styles.aside)} />
    </div>
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
        <Several count={7}>
          {(index) => (
            <div key={index} className={styles.question}>
              <Words letters={24 + ((index * 9) % 20)} />
            </div>
          )}
        </Several>
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

export function AccountBody() {
  return (
    <div className={styles.cards}>
      <Card lines={[22, 34, 18]} button={22} />
      <Card lines={[26, 20]} button={36} />
      <Card lines={[32, 18]} button={24} />
    </div>
  );
}

/** Sections one under the other, the first with a button, the second with a form. */
export function AccountFormsBody({ fields }: { fields: number }) {
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

export function AccountFormBody({ fields }: { fields: number }) {
  return (
    <div className={styles.accountForm}>
      <FormPlace fields={fields} />
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
