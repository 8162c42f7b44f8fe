/** The staff's resources, in the order of the menu. */
import { staffMails, staffRequests } from '../i18n/fr';
import { AccountRequestList } from './accountRequests/AccountRequestList';
import type { StaffResource } from './kit/resource';
import { MailList } from './mails/MailList';
import { media } from './media/media';
import { settings } from './settings/settings';
import { team } from './team/team';
import { valuations } from './valuations/valuations';

const accountRequests: StaffResource = {
  name: 'account-requests',
  title: staffRequests.title,
  group: 'members',
  tool: staffRequests.tool,
  icon: 'user',
  list: AccountRequestList,
};

const mails: StaffResource = {
  name: 'mails',
  title: staffMails.title,
  group: 'follow',
  tool: staffMails.tool,
  icon: 'mail',
  list: MailList,
};

export const staffResources: readonly StaffResource[] = [accountRequests, mails, media, settings, team];
export const staffResources: readonly StaffResource[] = [accountRequests, mails, valuations, settings, team];
