import { z } from 'zod';
import { MAIL_FAILURES } from '../mail-contents.js';

/** A mail in the staff API; instants in ISO, UTC. */
export const mailResponse = z
  .object({
    id: z.int().positive(),
    kind: z.string().describe('Which mail, as the folders of templates/mail are named'),
    recipient: z.string(),
    state: z.enum(['waiting', 'sent', 'failed']),
    attempts: z.int().min(0),
    error_code: z
      .enum(MAIL_FAILURES)
      .nullable()
      .describe('refuse: turned down by the server; injoignable: no answer; non_redige: its template is at fault'),
    created_at: z.string(),
    sent_at: z.string().nullable(),
  })
  .meta({
    id: 'Mail',
    examples: [
      {
        id: 7,
        kind: 'activation',
        recipient: 'direction@demo.example',
        state: 'failed',
        attempts: 12,
        error_code: 'injoignable',
        created_at: '2026-11-20T09:30:00.000Z',
        sent_at: null,
      },
    ],
  });
