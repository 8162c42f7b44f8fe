import { z } from 'zod';
import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

const profileIds = z.array(z.int());

/** The events of a transfer, in the establishment that the people leave but for one. They hold ids, no names. */
export const transferEvent = {
  asked: EventShape.first(
    'transfer.asked',
    'Staff asked two establishments to agree that people move from one to the other.',
    z.strictObject({ from: z.int(), to: z.int() }),
  ),
  agreed: EventShape.first(
    'transfer.agreed',
    'The head of the source chose the people and agreed.',
    z.strictObject({ profileIds }),
  ),
  offered: EventShape.first(
    'transfer.offered',
    'The source has agreed: the head of the target can confirm. In the target’s journal, which tells its open screens.',
    noPayload,
  ),
  refused: EventShape.first('transfer.refused', 'One of the two heads refused.', noPayload),
  withdrawn: EventShape.first('transfer.withdrawn', 'Staff withdrew it.', noPayload),
  done: EventShape.first(
    'transfer.done',
    'The head of the target confirmed, and the people moved.',
    z.strictObject({ profileIds }),
  ),
};

export type TransferEvent = ReturnType<(typeof transferEvent)[keyof typeof transferEvent]['of']>;
