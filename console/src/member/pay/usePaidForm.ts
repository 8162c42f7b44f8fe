/** What is typed as paid for a function from a day on: in the cell of the list, and in the dialog of a person or a result. */
import type { PaidAmount } from '@valorisation/contract';
import { PAY_PARTS, type Day, type PayPart } from '@valorisation/rules';
import { enterPaid, removePaid } from '../../api/pay';
import { ui } from '../../i18n/fr';
import { pay } from '../../i18n/fr/pay';
import { useBoundForm, type BoundFormOptions } from '../../ui/form/useBoundForm';
import { useUndoable } from '../life/useUndoable';

type OtherPart = Exclude<PayPart, 'base'>;
export const OTHER_PARTS = PAY_PARTS.filter((part): part is OtherPart => part !== 'base');

/** Undefined while the typed text is not an amount or not a day. */
export interface PaidValues {
  baseCents: number | null | undefined;
  from: Day | null | undefined;
  otherParts: Partial<Record<OtherPart, number | null | undefined>>;
}

const NOTHING_TYPED: PaidValues = {
  baseCents: null,
  from: null,
  otherParts: { complement: null, bonus: null, thirteenth: null, benefit: null },
};

interface PaidFormOptions
  extends Pick<BoundFormOptions<PaidValues>, 'labels'>, Pick<PaidAmount, 'valuationId' | 'unit'> {
  /** What was entered for the function before. */
  amounts: readonly PaidAmount[];
  /** The fields begin with it. Without it they begin empty, but for what is proposed. */
  begun?: PaidAmount | undefined;
  proposed?: Partial<Pick<PaidValues, 'baseCents' | 'from'>>;
  /** Why a base is not sent. The server refuses further ones. */
  baseFault: (cents: PaidValues['baseCents']) => string | null;
  /** Reads the screens again after an amount was entered. */
  refresh: () => Promise<unknown>;
  onClose: () => void;
  /** What is said when it is entered, and when that is undone. */
  said: { readonly saved: string; readonly undone: string };
}

function startOf({ parts: { base, ...otherParts }, from }: PaidAmount): PaidValues {
  return { baseCents: base, from, otherParts: { ...NOTHING_TYPED.otherParts, ...otherParts } };
}

function otherFault(cents: number | null | undefined): string | null {
  if (cents === undefined) return ui.eurosInvalid;
  return (cents ?? 0) < 0 ? pay.form.noAmount : null;
}

export function usePaidForm(options: PaidFormOptions) {
  const { labels, valuationId, unit, amounts, begun, proposed, baseFault, refresh, onClose, said } = options;
  const showUndoable = useUndoable();
  return useBoundForm<PaidValues>({
    labels,
    start: begun === undefined ? { ...NOTHING_TYPED, ...proposed } : startOf(begun),
    check: ({ baseCents, from, otherParts }) => ({
      baseCents: baseFault(baseCents),
      from: from === undefined ? pay.form.noDay : null,
      ...Object.fromEntries(OTHER_PARTS.map((part) => [`otherParts.${part}`, otherFault(otherParts[part])])),
    }),
    send: async ({ baseCents, from = null, otherParts }) => {
      const others = Object.entries(otherParts).filter(([, cents]) => typeof cents === 'number');
      const parts: PaidAmount['parts'] = { ...Object.fromEntries(others), base: baseCents ?? 0 };
      const entered = (await enterPaid({ valuationId, unit, from, parts })).find((amount) => amount.from === from);
      await refresh();
      onClose();
      const replaced = amounts.find((amount) => amount.from === from);
      const send = async () => (replaced === undefined ? entered && removePaid(entered) : enterPaid(replaced));
      showUndoable(said.saved, entered === undefined ? null : { message: said.undone, send });
    },
  });
}
