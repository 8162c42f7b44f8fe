/** The form for what is paid for a function from a day on, with the amounts that were entered before. */
import { useQueryClient } from '@tanstack/react-query';
import type { PaidAmount } from '@valorisation/contract';
import { dueUnit, formatAmount, PAY_PART_NAMES } from '@valorisation/rules';
import { enterPaid, removePaid, usePaidAmounts } from '../../api/pay';
import { refreshRow } from '../../api/rows';
import type { ValuationRow } from '../../api/valuation';
import { today } from '../../amounts/model/today';
import { messageOf } from '../../core/errors';
import { showToast } from '../../core/toasts';
import { pay } from '../../i18n/fr/pay';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/DateField';
import { FormDialog } from '../../ui/form/FormDialog';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { NumberField } from '../../ui/NumberField';
import { Refusal } from '../../ui/Refusal';
import { Summary } from '../../ui/Summary';
import { useUndoable } from '../life/useUndoable';
import { sinceWords } from './gapWords';
import { Owed, PaidOf } from './PaidOf';
import { OTHER_PARTS, usePaidForm } from './usePaidForm';

const { form: words } = pay;

interface PaidFormProps {
  row: ValuationRow;
  /** The act that cures a pay below the due: the amount due is proposed. */
  raises?: string;
  onClose: () => void;
}

interface HistoryProps {
  amounts: readonly PaidAmount[];
  isOpen: boolean;
  onRemove: (amount: PaidAmount) => void;
}

function History({ amounts, isOpen, onRemove }: HistoryProps) {
  if (amounts.length === 0) return null;
  return (
    <details open={isOpen}>
      <Summary>{words.history}</Summary>
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
    </details>
  );
}

export function PaidForm({ row, raises, onClose }: PaidFormProps) {
  const { id: valuationId } = row;
  const unit = dueUnit(row);
  const { data: amounts = [], error } = usePaidAmounts(valuationId);
  const client = useQueryClient();
  const showUndoable = useUndoable();
  const refresh = async () => refreshRow(client, valuationId);
  const form = usePaidForm({
    valuationId,
    unit,
    amounts,
    proposed: {
      // Without a day, a new pay would count before the one that it follows.
      from: row.paid === null ? null : `${today().slice(0, 7)}-01`,
      ...(raises !== undefined && row.due?.unit === unit && { baseCents: row.due.cents }),
    },
    labels: {
      baseCents: words.base[unit],
      from: words.from,
      ...Object.fromEntries(OTHER_PARTS.map((part) => [`otherParts.${part}`, PAY_PART_NAMES[part]])),
    },
    baseFault: (cents) => (typeof cents === 'number' && cents > 0 ? null : words.noBase),
    refresh,
    onClose,
    said: { saved: words.saved, undone: words.saveUndone },
  });

  async function remove(amount: PaidAmount) {
    try {
      await removePaid(amount);
      showUndoable(words.removed, { message: words.removalUndone, send: async () => enterPaid(amount) });
    } catch (refusal) {
      showToast(messageOf(refusal), 'error');
    }
    await refresh();
  }

  return (
    <FormDialog
      title={raises === undefined ? words.title : `${raises}, ${row.profileName}`}
      form={form}
      submit={words.save}
      onClose={onClose}
    >
      <div>
        <PaidOf row={row} />
        <Owed row={row} />
      </div>
      <NumberField {...form.control('baseCents')} suffix="€" hint={words.baseHint} />
      <DateField {...form.control('from')} hint={raises === undefined ? words.fromHint : undefined} />
      <details>
        <Summary>{words.others}</Summary>
        <Stack>
          <Text tone="note">{words.othersHint}</Text>
          {OTHER_PARTS.map((part) => (
            <NumberField key={part} {...form.control(`otherParts.${part}`)} suffix="€" />
          ))}
        </Stack>
      </details>
      <Refusal text={error && messageOf(error)} />
      <History
        amounts={amounts}
        isOpen={raises === undefined}
        onRemove={(amount) => {
          // Its button disappears.
          form.focus('baseCents');
          void remove(amount);
        }}
      />
    </FormDialog>
  );
}
