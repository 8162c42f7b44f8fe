/** The data that is stored about an establishment, and for how long. */
import { FileAnswer, get } from './call.js';
import { about, id } from './data.js';
import { wire, wireObject } from './wire.js';

const retention = wireObject(
  {
    months: wire('months', about(id, 'Months without a sign-in, after which an establishment is erased')),
    warningDays: wire('warning_days', about(id, 'Days between the warning of its head and that day')),
  },
  { id: 'Retention' },
);

export const privacyCalls = {
  download: get('/v1/user/download', { answer: new FileAnswer(['application/zip'], undefined) }),
  retention: get('/v1/user/retention', { answer: retention }),
};
