import { wageCalls, type ProposedWage, type WageEffect } from '@valorisation/contract';
import { formatDay, formatMoney, type Day } from '@valorisation/rules';
import { useState } from 'react';
import { Title, useRedirect } from 'react-admin';
import { call } from '../../api/call';
import { staffWages } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/DateField';
import { NumberField } from '../../ui/NumberField';
import { SelectField } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import { BoundForm } from '../../ui/form/BoundForm';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { Refusal } from '../../ui/Refusal';
import { StaffTitle } from '../kit/StaffTitle';
import { useStaffAct } from '../kit/useStaffAct';
import { EffectView } from './EffectView';

const { propose: words, effect: effectWords, territories } = staffWages;
const RESOURCE = 'minimum-wages';

interface Typed {
  territory: ProposedWage['territory'];
  /** Undefined while the typed text is not a day or not an amount. */
  effectiveOn: Day | null | undefined;
  hourCents: number | null | undefined;
  monthCents: number | null | undefined;
  source: string;
}

interface Shown {
  readonly wage: ProposedWage;
  readonly effect: WageEffect;
}

const START: Typed = { territory: 'metropole', effectiveOn: null, hourCents: null, monthCents: null, source: '' };

function wageOf({ territory, effectiveOn, hourCents, monthCents, source }: Typed): ProposedWage {
  return { territory, source, effectiveOn: effectiveOn ?? '', hourCents: hourCents ?? 0, monthCents: monthCents ?? 0 };
}

function WageForm({ start, onShown }: { start: Typed; onShown: (typed: Typed, shown: Shown) => void }) {
  const form = useBoundForm<Typed>({
    labels: {
      territory: words.territory,
      effectiveOn: words.day,
      hourCents: words.hour,
      monthCents: words.month,
      source: words.source,
    },
    start,
    check: ({ effectiveOn, hourCents, monthCents, source }) => ({
      effectiveOn: effectiveOn === null ? words.missing : effectiveOn === undefined ? words.noDay : null,
      hourCents: typeof hourCents !== 'number' ? words.amountMissing : null,
      monthCents: typeof monthCents !== 'number' ? words.amountMissing : null,
      source: source.trim() === '' ? words.missing : null,
    }),
    send: async (typed) => {
      const wage = wageOf(typed);
      onShown(typed, { wage, effect: await call(wageCalls.effect, { body: wage }) });
    },
  });
  const { value: territory, onValueChange, ...field } = form.control('territory');
  return (
    <BoundForm form={form} className="max-560">
      <SelectField
        {...field}
        value={territory}
        onValueChange={(next) => onValueChange(next === 'mayotte' ? 'mayotte' : 'metropole')}
        placeholder={null}
        options={Object.entries(territories).map(([value, label]) => ({ value, label }))}
      />
      <DateField {...form.control('effectiveOn')} />
      <NumberField suffix="€" {...form.control('hourCents')} />
      <NumberField suffix="€" {...form.control('monthCents')} />
      <TextField hint={words.sourceHelp} {...form.field('source')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {words.show}
      </Button>
    </BoundForm>
  );
}

function Proposal({ shown: { wage, effect }, onChange }: { shown: Shown; onChange: () => void }) {
  const { busy, refusal, run } = useStaffAct();
  const redirect = useRedirect();
  const propose = () =>
    void run(
      async () => call(wageCalls.propose, { body: wage }),
      words.done,
      () => redirect('list', RESOURCE),
    );
  const summary = effectWords.summary(
    formatMoney(wage.monthCents),
    formatDay(wage.effectiveOn),
    territories[wage.territory],
  );
  return (
    <Stack as="section" gap={4} role="status">
      <h2>{effectWords.title}</h2>
      <p>{summary}</p>
      <EffectView effect={effect} />
      <Text tone="quiet">{effect.alone ? effectWords.alone : effectWords.other}</Text>
      <Refusal text={refusal} />
      <Cluster gap={3}>
        <Button onClick={onChange}>{words.change}</Button>
        <Button variant="primary" busy={busy} onClick={propose}>
          {words.submit}
        </Button>
      </Cluster>
    </Stack>
  );
}

export function ProposeWage() {
  const [typed, setTyped] = useState(START);
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <Stack gap={5} className="columns pad-block-4">
      <Title title={<StaffTitle text={words.title} />} />
      {shown === null ? (
        <>
          <Text reading>{words.intro}</Text>
          <WageForm
            start={typed}
            onShown={(next, found) => {
              setTyped(next);
              setShown(found);
            }}
          />
        </>
      ) : (
        <Proposal shown={shown} onChange={() => setShown(null)} />
      )}
    </Stack>
  );
}
