import { z } from 'zod';

/** What is answered when a mail may have been sent: alike whether or not there is somebody to send it to. */
export const mailSentResponse = z
  .object({ sent: z.literal(true) })
  .meta({ id: 'MailSent', examples: [{ sent: true }] });
