/** Every command except those of a row's life, ordered so that neighbours do not disturb each other. */
import type { Act } from './act.js';
import { campaignActs } from './campaign.acts.js';
import { contentActs } from './content.acts.js';
import { effectActs } from './effect.acts.js';
import { gridActs } from './grid.acts.js';
import { noteActs } from './note.acts.js';
import { openedAccountActs } from './opened-account.acts.js';
import { ownAccountActs } from './own-account.acts.js';
import { payActs } from './pay.acts.js';
import { sessionActs } from './session.acts.js';
import { staffActs } from './staff.acts.js';
import { transferActs } from './transfer.acts.js';
import { wageActs } from './wage.acts.js';
import { workActs } from './work.acts.js';

const [firstOfWages, ...otherWageActs] = wageActs;

export const ACTS: readonly Act[] = [
  ...(firstOfWages === undefined ? [] : [firstOfWages]),
  ...ownAccountActs,
  ...sessionActs,
  ...staffActs,
  ...openedAccountActs,
  ...transferActs,
  ...contentActs,
  ...campaignActs,
  ...noteActs,
  ...payActs,
  ...workActs,
  ...effectActs,
  ...gridActs,
  ...otherWageActs,
];
