/** What stands in the place of the screens about accounts, and of the import, under their titles. */
import { Box, ButtonPlace, FormPlace, Line, Several, type FieldPlaceProps } from './parts';
import { Cluster, Stack, Surface } from '../../ui/layout/primitives';
import styles from './bodies.module.css';
import part from './parts.module.css';

function FactsPlace({ facts, buttons }: { facts: number; buttons: readonly number[] }) {
  return (
    <Surface className={part.padded}>
      <Line heading letters={10} />
      <Several count={facts}>
        {(index) => (
          <div key={index} className={styles.fact}>
            <Line letters={12} />
            <Line letters={18 + index * 5} />
          </div>
        )}
      </Several>
      <Cluster above={6}>
        {buttons.map((letters) => (
          <ButtonPlace key={letters} letters={letters} />
        ))}
      </Cluster>
    </Surface>
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
    <Stack gap={10}>
      <Stack gap={3}>
        <Line heading letters={14} />
        <Line letters={56} />
        <div>
          <ButtonPlace letters={24} />
        </div>
      </Stack>
      <Stack gap={3}>
        <Line heading letters={12} />
        <Line letters={70} />
        <div className={styles.accountForm}>
          <FormPlace fields={fields} />
        </div>
      </Stack>
    </Stack>
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
    <Stack gap={10}>
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
    </Stack>
  );
}

/** A number of accounts, and what can be done about the main one. */
export function AssociatesBody() {
  return (
    <>
      <Line letters={20} />
      <Surface className={styles.people}>
        <Several count={2}>
          {(index) => (
            <div key={index} className={styles.person}>
              <Line letters={16} />
              <Line letters={28} />
            </div>
          )}
        </Several>
      </Surface>
      <Stack gap={3}>
        <Line heading letters={28} />
        <Line letters={150} />
      </Stack>
    </>
  );
}

export function ImportBody() {
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Line heading letters={20} />
        <Line letters={160} />
        <Cluster>
          <ButtonPlace letters={26} />
          <ButtonPlace letters={26} />
        </Cluster>
      </Stack>
      <Stack gap={3}>
        <Line heading letters={20} />
        <Box height="168px" />
      </Stack>
    </Stack>
  );
}
