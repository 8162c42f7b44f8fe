/**
 * The question "Sans ancienneté : est-ce exact ?" before a final calculation, with the other facts that decide the
 * amount.
 */
import { dayMessages, formatDay, formatPercent, FULL_SHARE_HUNDREDTHS, type Day } from '@valorisation/rules';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { OtherFunctions } from '../../../api/jobSheet';
import { classification as texts } from '../../../i18n/fr';
import { Button } from '../../../ui/Button';
import { DateField } from '../../../ui/DateField';
import { Dialog } from '../../../ui/Dialog';
import { Notice } from '../../../ui/Notice';
import { seniorityError } from '../../../amounts/model/seniorityError';
import { situationFacts } from '../../../amounts/model/situation';
import type { Work } from '../../../amounts/model/work';
import { Stack } from '../../../ui/layout/primitives';

const { withoutSeniority: words } = texts.calculation;

/** A day: the day given in the question. `none`: there is no seniority. `give`: another value must change first. */
export type SeniorityAnswer = { readonly day: Day } | 'none' | 'give' | 'cancel';

interface DayFormProps {
  id: string;
  onDay: (day: Day) => void;
  onTyped: (typed: boolean) => void;
  against: boolean;
}

/** The field for the day in the question. Enter calculates with that day. */
function DayForm({ id, onDay, onTyped, against }: DayFormProps) {
  const [day, setDay] = useState<Day | null | undefined>(null);
  const [refused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const error = day === null ? words.dayMissing : day === undefined ? dayMessages.format : seniorityError(day);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (day && error === undefined) return onDay(day);
    setRefused(true);
    form.current?.querySelector('input')?.focus();
  }
  return (
    <form ref={form} id={id} noValidate onSubmit={submit}>
      <DateField
        label={texts.calculation.labels.seniorityOn}
        optional="silent"
        value={null}
        error={against ? words.dayLeftOut : refused ? error : null}
        onValueChange={(typed) => {
          setDay(typed);
          setRefused(false);
          onTyped(typed !== null);
        }}
      />
    </form>
  );
}

export interface SeniorityQuestion {
  ask(): Promise<SeniorityAnswer>;
  readonly dialog: ReactNode;
}

/** The person's other functions, shown before a further function is calculated in one click. */
function Others({ others: { shareHundredths, seniorities }, work }: { others: OtherFunctions; work: Work }) {
  const added = work.hourly ? 0 : work.shareHundredths;
  const total = shareHundredths + added;
  const isOver = added > 0 && total > FULL_SHARE_HUNDREDTHS;
  if (shareHundredths === 0 && seniorities.length === 0) return null;
  return (
    <Notice tone={isOver ? 'wheat' : 'sky'}>
      {shareHundredths > 0 && <p>{words.otherShare(formatPercent(shareHundredths), formatPercent(total), isOver)}</p>}
      {seniorities.length > 0 && <p>{words.otherDays(seniorities.map(formatDay).join(', '))}</p>}
    </Notice>
  );
}

export function useSeniorityQuestion(work: Work, others?: OtherFunctions): SeniorityQuestion {
  const [open, setOpen] = useState(false);
  /** True when a person has begun to type a day, and therefore wants to calculate with it. */
  const [isTyped, setTyped] = useState(false);
  const [isAgainst, setAgainst] = useState(false);
  const formId = useId();
  const waiting = useRef<((answer: SeniorityAnswer) => void) | null>(null);

  function answer(given: SeniorityAnswer) {
    // Closes the dialog first, so that the focus has returned when the answer takes effect.
    setOpen(false);
    waiting.current?.(given);
    waiting.current = null;
  }

  function typed(isNow: boolean) {
    setTyped(isNow);
    setAgainst(false);
  }

  return {
    ask: () =>
      new Promise((resolve) => {
        waiting.current = resolve;
        setTyped(false);
        setAgainst(false);
        setOpen(true);
      }),
    dialog: (
      <Dialog
        open={open}
        onClose={() => answer('cancel')}
        title={words.title}
        actions={
          <>
            <Button type="submit" form={formId} {...(isTyped && { variant: 'primary' })}>
              {words.withDay}
            </Button>
            <Button
              {...(!isTyped && { variant: 'primary' })}
              onClick={() => (isTyped ? setAgainst(true) : answer('none'))}
            >
              {words.confirm}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <p>{words.text}</p>
          <DayForm id={formId} onDay={(day) => answer({ day })} onTyped={typed} against={isAgainst} />
          {others !== undefined && <Others others={others} work={work} />}
          <p>{words.situation}</p>
        </Stack>
        <Stack as="dl" gap={1} above={2} below={2}>
          {situationFacts(work).map(([label, value]) => (
            <div key={label} className="cluster gap-0-2">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Stack>
        <Button variant="quiet" size="small" flush="start" onClick={() => answer('give')}>
          {words.give}
        </Button>
      </Dialog>
    ),
  };
}
