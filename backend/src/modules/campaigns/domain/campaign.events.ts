import { z } from 'zod';
import { EventShape, noPayload } from '../../../platform/events/event-shape.js';

/** The life of a campaign. Who receives it and what it says stay in its rows. */
export const campaignEvent = {
  started: EventShape.first(
    'campaign.started',
    'Staff started the sending; the recipients are frozen.',
    z.strictObject({ recipients: z.int().positive() }),
  ),
  scheduled: EventShape.first(
    'campaign.scheduled',
    'Staff set the time of the sending.',
    z.strictObject({ at: z.iso.datetime() }),
  ),
  withdrawn: EventShape.first('campaign.withdrawn', 'Staff withdrew the scheduled sending.', noPayload),
  suspended: EventShape.first('campaign.suspended', 'Staff suspended the sending.', noPayload),
  resumed: EventShape.first('campaign.resumed', 'Staff resumed the sending.', noPayload),
  finished: EventShape.first('campaign.finished', 'Every recipient was served or left out.', noPayload),
};
