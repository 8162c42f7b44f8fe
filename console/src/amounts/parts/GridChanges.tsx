import type { GridChange } from '@valorisation/contract';
import { evolutions as words } from '../../i18n/fr';
import { Stack, Text } from '../../ui/layout/primitives';
import styles from './GridChanges.module.css';

const themes = Object.keys(words.themes) as (keyof typeof words.themes)[];

export function GridChanges({ changes }: { changes: readonly GridChange[] }) {
  return themes.map((theme) => {
    const ofTheme = changes.filter((change) => change.theme === theme);
    if (ofTheme.length === 0) return null;
    return (
      <Stack key={theme} as="section" gap={2}>
        <h3>{words.themes[theme]}</h3>
        <Stack as="ul" gap={3}>
          {ofTheme.map(({ text, effect, who }) => (
            <li key={text} className={styles.change}>
              <p>{text}</p>
              <Text tone="hint">
                <strong>{words.effects[effect]}</strong>
                {`\u00a0: ${who}`}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    );
  });
}
