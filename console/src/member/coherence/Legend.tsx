/** The meaning of the marks: short above the list, in full below it. */
import { coherence as words } from '../../i18n/fr';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';

const { legend: texts, marks } = words;

const SIGNS = [
  [marks.above, texts.above],
  [marks.below, texts.below],
  [marks.peers, texts.peers],
] as const;

export function Signs() {
  return (
    <Cluster as="ul" gap={4} rowGap={0} aria-label={texts.label} className="table-size">
      {SIGNS.map(([shape, meaning]) => (
        <li key={shape}>
          <span className="bold">{shape}</span> {meaning}
        </li>
      ))}
    </Cluster>
  );
}

export function Notes() {
  return (
    <Text as="section" tone="hint" reading aria-label={texts.notes}>
      <Stack gap={1}>
        <p>{texts.planned}</p>
        <p>{texts.alike}</p>
        <p>{texts.training}</p>
        <p>{texts.formerGrid}</p>
      </Stack>
    </Text>
  );
}
