import type { EffectFigures } from '@valorisation/contract';
import { formatDifference, formatInteger, isToRedo, isValuationStatus } from '@valorisation/rules';
import { staffGridEffect } from '../../../i18n/fr';
import { Stack, Text } from '../../../ui/layout/primitives';
import styles from './Effect.module.css';
import { EffectPart } from './EffectPart';

const { figures: words, notes, hours } = staffGridEffect;

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly text?: string;
}

export function ShortFigures({ figures }: { figures: EffectFigures }) {
  const { month, hour, below_minimum: below, statuses } = figures;
  const gains = month.gains + hour.gains;
  const losses = month.losses + hour.losses;
  const toRedo = statuses
    .filter(({ to }) => isValuationStatus(to) && isToRedo(to))
    .reduce((sum, { rows }) => sum + rows, 0);
  const shown: readonly Figure[] = [
    {
      label: words.changed,
      value: formatInteger(gains + losses),
      text: words.ofCompared(formatInteger(month.rows + hour.rows)),
    },
    { label: words.gains, value: formatInteger(gains) },
    { label: words.losses, value: formatInteger(losses) },
    ...(month.median === null
      ? []
      : [{ label: words.median, value: formatDifference(month.median), text: words.medianText }]),
    {
      label: words.under,
      value: words.fromTo(formatInteger(below.before), formatInteger(below.after)),
      text: words.underText(below.fall, below.rise),
    },
    { label: words.toRedo, value: formatInteger(toRedo), text: words.toRedoText },
  ];
  return (
    <EffectPart title={words.title} gap={4}>
      <dl className={styles.figures}>
        {shown.map(({ label, value, text }) => (
          <div key={label}>
            <dt className="small">{label}</dt>
            <dd>
              <span className={styles.figure}>{value}</span>
              {text !== undefined && <Text tone="hint">{text}</Text>}
            </dd>
          </div>
        ))}
      </dl>
      <Notes figures={figures} />
    </EffectPart>
  );
}

function Notes({ figures }: { figures: EffectFigures }) {
  const { hour, awaited_before: awaited, incomplete, other_unit: otherUnit } = figures;
  const changed = hour.gains + hour.losses;
  const sentences = [
    hour.rows > 0 && `${hours.title}\u00a0: ${hours.text(formatInteger(changed), formatInteger(hour.rows))}`,
    hour.median !== null && hours.median(formatDifference(hour.median, 'hour')),
    awaited > 0 && notes.awaited(awaited),
    incomplete > 0 && notes.incomplete(incomplete),
    otherUnit > 0 && notes.otherUnit(otherUnit),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <Stack as="ul" gap={1}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Text tone="quiet">{sentence}</Text>
        </li>
      ))}
    </Stack>
  );
}
