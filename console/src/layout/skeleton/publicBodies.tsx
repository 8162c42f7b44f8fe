/** What stands in the place of public screens, under their titles. */
import { Cluster, Stack, Surface } from '../../ui/layout/primitives';
import { ButtonPlace, Card, FormPlace, Line, ListPlace, Several, Words, type FieldPlaceProps } from './parts';
import styles from './bodies.module.css';

export function HomeBody() {
  return (
    <>
      <div className={styles.hero}>
        <div>
          <p className={styles.lead}>
            <Words letters={231} />
          </p>
          <Cluster above={6}>
            <ButtonPlace letters={12} />
            <ButtonPlace letters={22} />
          </Cluster>
        </div>
        <Surface className={styles.example} />
      </div>
      <div className={styles.thirds}>
        <Several count={3}>
          {(index) => (
            <Stack key={index} gap={3}>
              <Line heading letters={8} />
              <Line letters={120} />
            </Stack>
          )}
        </Several>
      </div>
    </>
  );
}

/** A reading page: headings, each with a few lines. */
export function TextBody({ sections = 3, letters = 320 }: { sections?: number; letters?: number }) {
  return (
    <Stack gap={6}>
      <Several count={sections}>
        {(index) => (
          <Stack key={index} gap={3}>
            <Line heading letters={20 + index * 3} />
            <Line letters={letters} />
          </Stack>
        )}
      </Several>
    </Stack>
  );
}

/** A few links or lines, one under the other. */
export function LinesBody({ count }: { count: number }) {
  return (
    <div>
      <Several count={count}>
        {(index) => (
          <div key={index} className={styles.entry}>
            <Words letters={12 + ((index * 7) % 16)} />
          </div>
        )}
      </Several>
    </div>
  );
}

export function QuestionsBody() {
  return (
    <Stack gap={6}>
      <Several count={3}>
        {(group) => (
          <div key={group}>
            <Line heading letters={14} />
            <ListPlace count={4} />
          </div>
        )}
      </Several>
    </Stack>
  );
}

export function EmptyListBody() {
  return <Card lines={[64]} button={20} />;
}

/** A form in a frame, with or without words beside it. */
export function FormBody({ fields, aside = true }: { fields: readonly FieldPlaceProps[]; aside?: boolean }) {
  return (
    <div className={styles.formColumns}>
      <FormPlace fields={fields} />
      {aside && (
        <Stack gap={3}>
          <Line letters={44} />
          <Line letters={16} />
          <Line letters={28} />
        </Stack>
      )}
    </div>
  );
}
