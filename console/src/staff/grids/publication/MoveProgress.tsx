import { Typography } from '@mui/material';
import type { GridPublication } from '@valorisation/contract';
import { staffGridPublication } from '../../../i18n/fr';
import { formatMoment } from '../../../ui/instant';
import { Stack } from '../../../ui/layout/primitives';
import { Progress } from '../../../ui/Progress';

const words = staffGridPublication.move;

export function MoveProgress({ move }: { move: GridPublication['move'] }) {
  return (
    <Stack gap={2} aria-live="polite">
      <Typography variant="subtitle1" component="h3">
        {words.title}
      </Typography>
      {move === null ? <p>{words.waiting}</p> : <Moving move={move} />}
    </Stack>
  );
}

function Moving({ move }: { move: NonNullable<GridPublication['move']> }) {
  const { examined, moved, share, finished_at: finishedAt } = move;
  if (finishedAt !== null) return <p>{words.done(formatMoment(finishedAt), examined, moved)}</p>;
  const percent = Math.floor(share * 100);
  return (
    <>
      <Progress value={percent} label={words.label} />
      <p>{words.running(percent, examined, moved)}</p>
    </>
  );
}
