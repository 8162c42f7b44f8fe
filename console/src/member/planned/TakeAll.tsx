import type { PlannedRow } from '../../api/planned';
import type { useTakePlanned } from '../../api/plannedHooks';
import { planned as words } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Progress } from '../../ui/Progress';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import styles from './Planned.module.css';

const { take: text } = words;

interface TakeAllProps {
  rows: readonly PlannedRow[];
  take: Pick<ReturnType<typeof useTakePlanned>, 'isPending' | 'done'>;
  onTake: () => void;
}

export function TakeAll({ rows, take: { isPending, done }, onTake }: TakeAllProps) {
  const progress = text.progress(done, rows.length);
  return (
    <Stack as="section" gap={3} align="start" framed className={styles.take} aria-labelledby="degres-prevus">
      <h2 id="degres-prevus">{text.title(rows.length)}</h2>
      <Text reading>{text.text}</Text>
      <Text reading>{text.final}</Text>
      <Cluster gap={4} rowGap={2} align="center">
        <Button variant="primary" busy={isPending} onClick={onTake}>
          {text.action(rows.length)}
        </Button>
        {isPending && (
          <div className={styles.progress}>
            <Progress value={done} max={rows.length} label={text.running} text={progress} />
            <span className="amounts">{progress}</span>
          </div>
        )}
      </Cluster>
    </Stack>
  );
}
