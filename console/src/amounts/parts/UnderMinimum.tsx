import { formatPoints } from '@valorisation/rules';
import { minimumIndexOf } from '../../api/reference';
import { classification as texts } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import { Text } from '../../ui/layout/primitives';
import { Term } from '../../ui/Term';
import type { Result } from '../model/result';

const { belowMinimum: words } = texts.conclusion;

interface UnderMinimumProps {
  result: Result;
  className?: string | undefined;
}

export function UnderMinimum({ result, className }: UnderMinimumProps) {
  if (!result.belowMinimum) return null;
  const { reference, missingHundredths } = result;
  return (
    <div className={cx('reading', className)}>
      <Text tone="note">
        <strong>{words.title}</strong>
        {words.text(formatPoints(missingHundredths), formatPoints(minimumIndexOf(reference)))} <Term name="minimum" />
      </Text>
    </div>
  );
}
