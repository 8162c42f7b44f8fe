/** The form for what is paid for a function from a day on, with the amounts that were entered before. */
import { useQueryClient } from '@tanstack/react-query';
import type { PaidAmount } from '@valorisation/contract';
import { formatAmount, PAY_PART_NAMES, PAY_PARTS, type DisplayedAmount, type PayPart } from '@valorisation/rules';
import { enterPaid, removePaid, usePaidAmounts } from '../../api/pay';
import { refreshRow } from '../../api/rows';
import { messageOf } from '../../core/errors';
import { showToast } from '../../core/toasts';
import { pay } from '../../i18n/fr/pay';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/DateField';
import { FormDialog } from '../../ui/form/FormDialog';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { NumberField } from '../../ui/NumberField';
import { Refusal } from '../../ui/Refusal';
import { Summary } from '../../ui/Summary';
import { useUndoable } from '../life/useUndoable';
import { sinceWords } from './gapWords';

const { form: words } = pay;

type Typed<Value> = Value | null | undefined;

interface Values {
  from: Typed<string>;
  baseCents: Typed<number>;
  otherParts: Partial<Record<PayPart, Typed<number>>>;
}

const OTHERS = PAY_PARTS.filter((part) => part !== 'base');

interface PaidFormProps {
  valuationId: number;
  /** The unit of the amount due. */
  unit: DisplayedAmount['unit'];
  /** After an amount was entered or removed, once the screens are read again. */
  onSaved?: () => void;
  onClose: () => void;
}

function useActs(valuationId: number, onSaved?: () => void) {
  const client = useQueryClient();
  const showUndoable = useUndoable();
  const refresh = async () => {
    await refreshRow(client, valuationId);
    onSaved?.();
  };
  return {
    enter: async (amount: Parameters<typeof enterPaid>[0], before: readonly PaidAmount[]) => {
      const former = before.find(({ from }) => from === amount.from);
      const entered = (await enterPaid(amount)).find(({ from }) => from === amount.from);
      await refresh();
      showUndoable(
        words.saved,
        entered === undefined
          ? null
          : { message: words.saveUndone, send: () => (former === undefined ? removePaid(entered) : enterPaid(former)) },
      );
    },
    remove: async (amount: PaidAmount) => {
      try {
        await removePaid(amount);
        showUndoable(words.removed, { message: words.removalUndone, send: () => enterPaid(amount) });
      } catch (refusal) {
        showToast(messageOf(refusal), 'error');
      }
      await refresh();
    },
  };
}

function History({ amounts, onRemove }: { amounts: readonly PaidAmount[]; onRemove: (amount: PaidAmount) => void }) {
  if (amounts.length === 0) return null;
  return (
    <section aria-label={words.history}>
      <h3 className="size-17">{words.history}</h3>
      <Stack as="ul" gap={0}>
        {[...amounts].reverse().map((amount) => {
          const { id, from, unit, countedCents } = amount;
          const shown = formatAmount({ cents: countedCents, unit });
          return (
            <Cluster as="li" key={id} align="baseline" justify="space-between">
              <span>
                {shown} <span className="hint">{sinceWords(from)}</span>
              </span>
              <Button
                variant="quiet"
                size="small"
                flush="end"
                aria-label={words.removing(shown, sinceWords(from))}
                onClick={() => onRemove(amount)}
              >
                {words.remove}
              </Button>
            </Cluster>
          );
        })}
      </Stack>
    </section>
  );
}

export function PaidForm({ valuationId, unit, onSaved, onClose }: PaidFormProps) {
  const { data: amounts = [], error } = usePaidAmounts(valuationId);
  const { enter, remove } = useActs(valuationId, onSaved);
  const form = useBoundForm<Values>({
    labels: {
      baseCents: words.base[unit],
      from: words.from,
      ...Object.fromEntries(OTHERS.map((part) => [`otherParts.${part}`, PAY_PART_NAMES[part]])),
    },
    start: { baseCents: null, from: null, otherParts: {} },
    check: ({ baseCents, from, otherParts }) => ({
      baseCents: typeof baseCents === 'number' && baseCents > 0 ? null : words.noBase,
      from: from === undefined ? words.noDay : null,
      ...Object.fromEntries(
        OTHERS.map((part) => [`otherParts.${part}`, (otherParts[part] ?? 0) < 0 ? words.noAmount : null]),
      ),
    }),
    send: async ({ baseCents, from, otherParts }) => {
      const others = Object.entries(otherParts).filter(([, cents]) => typeof cents === 'number');
      const parts: PaidAmount['parts'] = { ...Object.fromEntries(others), base: baseCents ?? 0 };
      await enter({ valuationId, unit, from: from ?? null, parts }, amounts);
      onClose();
    },
  });
  return (
    <FormDialog title={words.title} form={form} submit={words.save} onClose={onClose}>
      <NumberField {...form.control('baseCents')} suffix="€" hint={words.baseHint} />
      <DateField {...form.control('from')} hint={words.fromHint} />
      <details>
        <Summary>{words.others}</Summary>
        <Stack>
          <Text tone="note">{words.othersHint}</Text>
          {OTHERS.map((part) => (
            <NumberField key={part} {...form.control(`otherParts.${part}`)} suffix="€" />
          ))}
        </Stack>
      </details>
      <Refusal text={error && messageOf(error)} />
      <History
        amounts={amounts}
        onRemove={(amount) => {
          // Its button disappears.
          form.focus('baseCents');
          void remove(amount);
        }}
      />
    </FormDialog>
  );
}
