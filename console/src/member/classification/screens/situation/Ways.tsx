/** The ways on from the situation: to the criteria, or to the amount at once. */
import { ActionWords } from '../../../../amounts/parts/AmountPanel';
import { classification as texts } from '../../../../i18n/fr';
import { Button } from '../../../../ui/Button';
import type { Classification } from '../../state/useClassification';
import { isCalculable, isSettled, openCount, type Way } from '../../state/useSituation';

const { profileConcerned: words } = texts;

export const SITUATION_FORM = 'situation';

interface WaysProps {
  classification: Classification;
  /** True while the typed name is taken. */
  isBlocked: boolean;
  running: Way | null;
  go: (way: Way) => void;
}

/** To the criteria while one lacks its answer or reason, otherwise to the amount. */
export function mainWay(classification: Classification): Way {
  return openCount(classification) > 0 || !isCalculable(classification) ? 'criteria' : 'calculate';
}

export function MainWay({ classification, isBlocked, running }: Omit<WaysProps, 'go'>) {
  const way = mainWay(classification);
  return (
    <Button
      type="submit"
      form={SITUATION_FORM}
      variant="primary"
      busy={running === way}
      disabled={isBlocked || (running !== null && running !== way)}
    >
      {way === 'criteria' ? (
        <ActionWords short={words.continue} full={words.continueWhere} />
      ) : isSettled(classification) ? (
        texts.calculation.toResult
      ) : (
        texts.calculation.calculate
      )}
    </Button>
  );
}

/** The planned degrees in one act. When nothing is open: back to the answers. */
export function OtherWay({ classification, isBlocked, running, go, isBar }: WaysProps & { isBar: boolean }) {
  const variant = isBar ? 'secondary' : 'quiet';
  if (mainWay(classification) === 'calculate') {
    return (
      <Button variant={variant} busy={running === 'criteria'} onClick={() => go('criteria')}>
        {words.seeCriteria}
      </Button>
    );
  }
  if (!isCalculable(classification)) return null;
  return (
    <Button
      variant={variant}
      busy={running === 'calculate'}
      disabled={isBlocked || running === 'criteria'}
      onClick={() => go('calculate')}
    >
      {words.takePlanned}
    </Button>
  );
}
