/** The staff's resources, in the order of the menu. */
import { staffMails, staffMessages, staffRequests } from '../i18n/fr';
import { AccountRequestList } from './accountRequests/AccountRequestList';
import type { StaffResource } from './kit/resource';
import { MailList } from './mails/MailList';
import { media } from './media/media';
import { MailShow } from './mails/MailShow';
import { answerTemplates } from './messages/answerTemplates';
import { MessageList } from './messages/MessageList';
import { MessageShow } from './messages/MessageShow';
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
  show: MailShow,
};

const messages: StaffResource = {
  name: 'messages',
  title: staffMessages.title,
  group: 'follow',
  tool: staffMessages.tool,
  icon: 'message',
  list: MessageList,
  show: MessageShow,
};

export const staffResources: readonly StaffResource[] = [
  accountRequests,
  valuations,
  messages,
  mails,
  answerTemplates,
  media,
  settings,
  team,
];
