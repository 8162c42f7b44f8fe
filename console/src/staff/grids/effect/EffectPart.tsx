import type { ReactNode } from 'react';
import { Stack, Surface, Text } from '../../../ui/layout/primitives';
import styles from './Effect.module.css';

interface EffectPartProps {
  title: string;
  text?: string;
  gap?: 3 | 4;
  children: ReactNode;
}

export function EffectPart({ title, text, gap = 3, children }: EffectPartProps) {
  return (
    <Surface as="section" className={styles.part} aria-label={title}>
      <Stack gap={gap}>
        <h2 className="size-18">{title}</h2>
        {text !== undefined && <Text tone="quiet">{text}</Text>}
        {children}
      </Stack>
    </Surface>
  );
}
