/** The reason for the degree and its evidence. Both are asked for, because the choice of a degree may be disputed. */
import { LONGEST_ANSWER_TEXT, type CriterionAnswer } from '@valorisation/rules';
import { useState, type Ref } from 'react';
import { classification as texts } from '../../../../i18n/fr';
import { Summary } from '../../../../ui/Summary';
import { Term } from '../../../../ui/Term';
import { TextArea } from '../../../../ui/TextField';
import { Stack } from '../../../../ui/layout/primitives';

const { step: words } = texts.criteria;

type TextChange = Partial<Pick<CriterionAnswer, 'reason' | 'evidence'>>;

interface AnswerTextsProps {
  ref: Ref<HTMLTextAreaElement>;
  answer: CriterionAnswer;
  /** True for a degree below the function's default, which needs a reason. */
  required: boolean;
  error: string | null;
  onChange: (change: TextChange) => void;
  onLeave: () => void;
}

const textOrNull = (text: string) => (text.trim() === '' ? null : text);

export function AnswerTexts({ ref, answer, required, error, onChange, onLeave }: AnswerTextsProps) {
  const [reason, setReason] = useState(answer.reason ?? '');
  const [evidence, setEvidence] = useState(answer.evidence ?? '');
  const [opened, setOpened] = useState(answer.reason !== null || answer.evidence !== null);

  return (
    <details
      className="above-3 max-640"
      open={opened || required}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <Summary>{words.argue}</Summary>
      <Stack above={2}>
        <TextArea
          ref={ref}
          label={required ? words.reason : words.reasonOther}
          optional={!required}
          error={error}
          maxLength={LONGEST_ANSWER_TEXT}
          value={reason}
          {...(required && { hint: words.reasonHint, help: <Term name="capacity" /> })}
          onChange={(event) => {
            setReason(event.target.value);
            onChange({ reason: textOrNull(event.target.value) });
          }}
          onBlur={onLeave}
        />
        <TextArea
          label={words.evidence}
          hint={words.evidenceHint}
          optional
          maxLength={LONGEST_ANSWER_TEXT}
          value={evidence}
          onChange={(event) => {
            setEvidence(event.target.value);
            onChange({ evidence: textOrNull(event.target.value) });
          }}
          onBlur={onLeave}
        />
      </Stack>
    </details>
  );
}
