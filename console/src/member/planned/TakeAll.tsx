import type { useTakePlanned } from '../../api/planned';
import { planned as words } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Progress } from '../../ui/Progress';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import styles from './Planned.module.css';
import { PlannedOutcome } from './PlannedOutcome';
import type { Standing } from './standing';

const { take: text } = words;

interface TakeAllProps {
  standing: Standing;
  take: Pick<ReturnType<typeof useTakePlanned>, 'isPending' | 'done'>;
  onTake: () => void;
}

export function TakeAll({ standing, take: { isPending, done }, onTake }: TakeAllProps) {
  const { inProgress, ready, waiting, toTake } = standing;
  const progress = text.progress(done, toTake.length);
  return (
    <Stack as="section" gap={3} align="start" framed className="pad-5" aria-labelledby="degres-prevus">
      <h2 id="degres-prevus">{text.title(inProgress.length)}</h2>
      <Text reading>{text.text}</Text>
      <Text reading>{text.final}</Text>
      <PlannedOutcome ready={ready} waiting={waiting} />
      <Cluster gap={4} rowGap={2} align="center">
        <Button variant="primary" busy={isPending} onClick={onTake}>
          {text.action(toTake.length, inProgress.length)}
        </Button>
        {isPending && (
          <div className={styles.progress}>
            <Progress value={done} max={toTake.length} label={text.running} text={progress} />
            <span className="amounts">{progress}</span>
          </div>
        )}
      </Cluster>
    </Stack>
  );
}
