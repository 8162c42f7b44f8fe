/** The field for what a function is paid. Enter saves and Escape leaves. What was typed stays after a refusal. */
import { useQueryClient } from '@tanstack/react-query';
import type { PaidAmount } from '@valorisation/contract';
import { dueUnit, PAY_PART_NAMES } from '@valorisation/rules';
import { useLayoutEffect } from 'react';
import { usePaidAmounts } from '../../api/pay';
import { refreshRows } from '../../api/rows';
import type { ValuationRow } from '../../api/valuation';
import { messageOf } from '../../core/errors';
import { dashboard, ui } from '../../i18n/fr';
import { pay } from '../../i18n/fr/pay';
import { Fold } from '../../layout/Fold';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/DateField';
import { BoundForm } from '../../ui/form/BoundForm';
import { Cluster } from '../../ui/layout/primitives';
import { NumberField } from '../../ui/NumberField';
import { Refusal } from '../../ui/Refusal';
import { PaidOf } from '../pay/PaidOf';
import { OTHER_PARTS, usePaidForm } from '../pay/usePaidForm';
import styles from './ValuationParts.module.css';

const { pay: words } = dashboard;

interface EditorProps {
  row: ValuationRow;
  /** The function and the person. */
  of: string;
  onClose: () => void;
}

export function PaidEditor(props: EditorProps) {
  const { data: amounts, error } = usePaidAmounts(props.row.id);
  if (error !== null) return <Refusal text={messageOf(error)} />;
  return amounts && <PaidFields {...props} amounts={amounts} />;
}

function PaidFields({ row, of, amounts, onClose }: EditorProps & { amounts: readonly PaidAmount[] }) {
  const client = useQueryClient();
  const unit = dueUnit(row);
  const begun = row.paid === null ? undefined : amounts.find(({ from }) => from === row.paid?.from);
  const form = usePaidForm({
    valuationId: row.id,
    unit,
    amounts,
    begun,
    labels: { baseCents: words[unit], from: pay.form.from, otherParts: words.others },
    baseFault: (cents) => (cents === null ? words.required : cents === undefined ? ui.eurosInvalid : null),
    refresh: async () => refreshRows(client),
    onClose,
    said: { saved: words.saved(of), undone: words.undone(of) },
  });
  const { element } = form;

  useLayoutEffect(() => {
    const field = element.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [element]);

  return (
    <BoundForm form={form} className={styles.editor}>
      <PaidOf row={row} />
      <NumberField suffix="€" {...form.control('baseCents')} />
      <DateField optional="silent" hint={pay.form.fromHint} {...form.control('from')} />
      <Fold title={words.others} open={OTHER_PARTS.some((part) => begun?.parts[part] !== undefined)}>
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
