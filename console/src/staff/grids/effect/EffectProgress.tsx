/** The progress of the calculation. If the calculation no longer reports its progress, it can be requested again. */
import type { GridEffect } from '@valorisation/contract';
import { formatInteger } from '@valorisation/rules';
import type { ReactNode } from 'react';
import { staffGridEffect } from '../../../i18n/fr';
import { Stack, Surface, Text } from '../../../ui/layout/primitives';
import { Progress } from '../../../ui/Progress';
import styles from './Effect.module.css';

const { running: words } = staffGridEffect;
/** The same time as on the server. After it the calculation may be requested again. */
const SILENCE_MS = 60_000;

interface EffectProgressProps {
  effect: GridEffect;
  readAt: number;
  again: ReactNode;
}

export function EffectProgress({ effect, readAt, again }: EffectProgressProps) {
  const { state, examined, total, seen_at: seenAt } = effect;
  const isSilent = seenAt !== null && readAt - Date.parse(seenAt) > SILENCE_MS;
  const text = total === null ? words.waiting : words.examined(formatInteger(examined), formatInteger(total));
  return (
    <Surface as="section" className={styles.part} aria-label={words.title}>
      <Stack gap={3} align="start">
        <h2 className="size-18">{words.title}</h2>
        <p role="status">{state === 'waiting' ? words.waiting : text}</p>
        <div className="full max-480">
          <Progress value={examined} max={total ?? 0} label={words.title} text={text} />
        </div>
        {isSilent ? (
          <>
            <p>{words.silent}</p>
            {again}
          </>
        ) : (
          <Text tone="quiet">{words.leave}</Text>
        )}
      </Stack>
    </Surface>
  );
}
