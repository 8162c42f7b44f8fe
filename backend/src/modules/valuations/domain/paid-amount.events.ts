import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

/** Amounts and days are personal and live in erasable rows, so the events only say that they changed (ADR 119). */
export const paidAmountEvent = {
  entered: EventShape.first('paid-amount.entered', 'What is paid for a function from a day on was entered.', noPayload),
  removed: EventShape.first('paid-amount.removed', 'An amount that is paid for a function was removed.', noPayload),
};
