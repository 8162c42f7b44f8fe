/** The four steps of a classification and of an estimate. */
import { common } from '../../i18n/fr/classification/common';
import { Steps as Path } from '../../ui/Steps';

const STEPS = ['function', 'situation', 'criteria', 'result'] as const;
export type Step = (typeof STEPS)[number];

const { steps: words } = common;

interface StepsProps {
  current: Step;
  /** Where the other steps can be opened. */
  links?: Partial<Record<Step, string | undefined>>;
  /** An earlier step that still lacks an answer. */
  unfinished?: Step | undefined;
}

export function Steps({ current, links = {}, unfinished }: StepsProps) {
  return (
    <Path
      label={words.label}
      steps={STEPS.map((step) => ({ title: words[step], to: links[step], isUnfinished: step === unfinished }))}
      current={STEPS.indexOf(current)}
    />
  );
}
