import { importReading } from '../../../i18n/fr/importReading';
import { Cluster } from '../../../ui/layout/primitives';
import { Steps as Path } from '../../../ui/Steps';

const { steps: words, promise } = importReading;
const STEPS = ['file', 'check', 'creation'] as const;

/** The three steps of an import. */
export function Steps({ current }: { current: (typeof STEPS)[number] }) {
  return (
    <Cluster justify="space-between" gap={4} rowGap={0} align="baseline">
      <Path
        label={words.label}
        steps={STEPS.map((step) => ({ title: words[step] }))}
        current={STEPS.indexOf(current)}
      />
      {current !== 'creation' && <span className="remark">{promise}</span>}
    </Cluster>
  );
}
