/** The field for what a function is paid. Enter saves and Escape leaves. What was typed stays after a refusal. */
import { useQueryClient } from '@tanstack/react-query';
import { paidAmountCalls, type PaidAmount } from '@valorisation/contract';
import { PAY_PART_NAMES, PAY_PARTS, type Day, type PayPart } from '@valorisation/rules';
import { useLayoutEffect } from 'react';
import { call } from '../../api/call';
import { refreshRows } from '../../api/rows';
import { useCall } from '../../api/useCall';
import type { ValuationRow } from '../../api/valuation';
import { messageOf } from '../../core/errors';
import { dashboard, ui } from '../../i18n/fr';
import { Fold } from '../../layout/Fold';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/DateField';
import { BoundForm } from '../../ui/form/BoundForm';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { Cluster } from '../../ui/layout/primitives';
import { NumberField } from '../../ui/NumberField';
import { Refusal } from '../../ui/Refusal';
import type { Inverse } from '../life/inverse';
import { useUndoable } from '../life/useUndoable';

const { pay: words } = dashboard;

type OtherPart = Exclude<PayPart, 'base'>;
const OTHER_PARTS = PAY_PARTS.filter((part): part is OtherPart => part !== 'base');

/** Undefined while the typed text is not an amount or not a day. */
interface Typed {
  baseCents: number | null | undefined;
  from: Day | null | undefined;
  otherParts: Partial<Record<OtherPart, number | null | undefined>>;
}

const NO_OTHERS: Typed['otherParts'] = { complement: null, bonus: null, thirteenth: null, benefit: null };

interface EditorProps {
  row: ValuationRow;
  /** The function and the person. */
  of: string;
  onClose: () => void;
}

const unitOf = ({ hourly, remunerationValueCents }: ValuationRow): PaidAmount['unit'] =>
  hourly && remunerationValueCents === null ? 'hour' : 'month';

const bodyOf = ({ from, unit, parts: { base = 0, ...otherParts } }: Pick<PaidAmount, 'from' | 'unit' | 'parts'>) => ({
  from,
  unit,
  baseCents: base,
  otherParts,
});

/** Enters again what the new amount has replaced, or removes the new amount. */
function inverseOf(entered: PaidAmount, replaced: PaidAmount | undefined, of: string): Inverse {
  const { id, version, valuationId } = entered;
  return {
    message: words.undone(of),
    send: async () =>
      replaced === undefined
        ? call(paidAmountCalls.remove, { params: { id }, body: { version } })
        : call(paidAmountCalls.enter, { params: { id: valuationId }, body: bodyOf(replaced) }),
  };
}

export function PaidEditor(props: EditorProps) {
  const { data: amounts, error } = useCall(paidAmountCalls.list, { params: { id: props.row.id } }, { gcTime: 0 });
  if (error !== null) return <Refusal text={messageOf(error)} />;
  return amounts && <PaidForm {...props} amounts={amounts} />;
}

function PaidForm({ row, of, amounts, onClose }: EditorProps & { amounts: readonly PaidAmount[] }) {
  const client = useQueryClient();
  const showUndoable = useUndoable();
  const unit = unitOf(row);
  const onDay = (day: Day | null) => amounts.find(({ from }) => from === day);
  const present = row.paid === null ? undefined : onDay(row.paid.from);
  const { base = null, ...otherParts } = present?.parts ?? {};
  const form = useBoundForm<Typed>({
    labels: { baseCents: words[unit], from: words.from, otherParts: words.others },
    start: { baseCents: base, from: present?.from ?? null, otherParts: { ...NO_OTHERS, ...otherParts } },
    check: ({ baseCents, from, otherParts: others }) => ({
      baseCents: baseCents === null ? words.required : baseCents === undefined ? ui.numberInvalid : null,
      from: from === undefined ? words.noDay : null,
      ...Object.fromEntries(
        OTHER_PARTS.map((part) => [`otherParts.${part}`, others[part] === undefined ? ui.numberInvalid : null]),
      ),
    }),
    send: async ({ baseCents, from = null, otherParts: others }) => {
      const given: Partial<Record<OtherPart, number>> = {};
      for (const part of OTHER_PARTS) if (typeof others[part] === 'number') given[part] = others[part];
      const body = { from, unit, baseCents: baseCents ?? 0, otherParts: given };
      const entered = await call(paidAmountCalls.enter, { params: { id: row.id }, body });
      await refreshRows(client);
      onClose();
      const added = entered.find((amount) => amount.from === from);
      showUndoable(words.saved(of), added ? inverseOf(added, onDay(from), of) : null);
    },
  });
  const { element } = form;

  useLayoutEffect(() => {
    const field = element.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [element]);

  return (
    <BoundForm form={form}>
      <NumberField suffix="€" {...form.control('baseCents')} />
      <DateField optional="silent" hint={words.fromHint} {...form.control('from')} />
      <Fold title={words.others} open={Object.keys(otherParts).length > 0}>
        {OTHER_PARTS.map((part) => (
          <NumberField
            key={part}
            optional="silent"
            suffix="€"
            {...form.control(`otherParts.${part}`)}
            label={PAY_PART_NAMES[part]}
          />
        ))}
      </Fold>
      <Cluster gap={2}>
        <Button type="submit" variant="primary" size="small" busy={form.busy}>
          {words.save}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {ui.cancel}
        </Button>
      </Cluster>
    </BoundForm>
  );
}
