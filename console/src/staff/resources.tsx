/** The staff's resources, in the order of the menu. */
import { staffAccounts, staffEstablishments, staffMails, staffMessages, staffRequests } from '../i18n/fr';
import { AccountRequestList } from './accountRequests/AccountRequestList';
import { AccountRequestShow } from './accountRequests/AccountRequestShow';
import { AccountList } from './accounts/AccountList';
import { AccountShow } from './accounts/AccountShow';
import { contentResources } from './content/contents';
import { EstablishmentList } from './establishments/EstablishmentList';
import { EstablishmentShow } from './establishments/EstablishmentShow';
import type { StaffResource } from './kit/resource';
import { jobs } from './jobs/jobs';
import { freeFunctions } from './freeFunctions/freeFunctions';
import { functionProposals } from './freeFunctions/functionProposals';
import { grids } from './grids/grids';
import { journal } from './journal/journal';
import { MailList } from './mails/MailList';
import { MailShow } from './mails/MailShow';
import { media } from './media/media';
import { answerTemplates } from './messages/answerTemplates';
import { MessageList } from './messages/MessageList';
import { MessageShow } from './messages/MessageShow';
import { settings } from './settings/settings';
import { team } from './team/team';
import { valuations } from './valuations/valuations';
import { wages } from './wages/wages';

const accountRequests: StaffResource = {
  name: 'account-requests',
  title: staffRequests.title,
  group: 'members',
  tool: staffRequests.tool,
  icon: 'inbox',
  list: AccountRequestList,
  show: AccountRequestShow,
};

const establishments: StaffResource = {
  name: 'establishments',
  title: staffEstablishments.title,
  group: 'members',
  tool: staffEstablishments.tool,
  icon: 'building',
  list: EstablishmentList,
  show: EstablishmentShow,
};

const accounts: StaffResource = {
  name: 'accounts',
  title: staffAccounts.title,
  group: 'members',
  tool: staffAccounts.tool,
  icon: 'user',
  list: AccountList,
  show: AccountShow,
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
  establishments,
  accounts,
  valuations,
  freeFunctions,
  functionProposals,
  messages,
  mails,
  jobs,
  journal,
  answerTemplates,
  ...contentResources,
  media,
  grids,
  wages,
  settings,
  team,
];
