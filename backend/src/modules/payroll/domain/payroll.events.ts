import { z } from 'zod';
import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

export const payrollEvent = {
  handedOver: EventShape.first(
    'payroll.handed-over',
    'A file with what is due was handed over to payroll, whole or since an earlier one.',
    z.strictObject({ format: z.enum(['csv', 'xlsx', 'silae']), since: z.int().nullable(), lines: z.int() }),
  ),
  keyCreated: EventShape.first(
    'payroll-key.created',
    'A head made a key by which a program reads what is due for payroll.',
    noPayload,
  ),
  keyRevoked: EventShape.first('payroll-key.revoked', 'A head revoked a key for payroll.', noPayload),
};
