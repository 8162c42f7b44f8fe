/** The resources of the staff area, in the order of the menu. */
import { accountRequests } from './accountRequests/accountRequests';
import { accounts } from './accounts/accounts';
import { campaigns } from './campaigns/campaigns';
import { contentResources } from './content/contents';
import { establishments } from './establishments/establishments';
import type { StaffResource } from './kit/resource';
import { identity } from './site/identity';
import { menus } from './site/menus';
import { wordings } from './site/wordings';
import { jobs } from './jobs/jobs';
import { freeFunctions } from './freeFunctions/freeFunctions';
import { functionProposals } from './freeFunctions/functionProposals';
import { functionNames } from './functionNames/functionNames';
import { functionSheets } from './functionSheets/functionSheets';
import { leftWords } from './functionNames/leftWords';
import { grids } from './grids/grids';
import { journal } from './journal/journal';
import { mails } from './mails/mails';
import { media } from './media/media';
import { answerTemplates } from './messages/answerTemplates';
import { messages } from './messages/messages';
import { settings } from './settings/settings';
import { team } from './team/team';
import { valuations } from './valuations/valuations';
import { wages } from './wages/wages';

export const staffResources: readonly StaffResource[] = [
  accountRequests,
  establishments,
  accounts,
  valuations,
  freeFunctions,
  functionProposals,
  messages,
  answerTemplates,
  campaigns,
  mails,
  ...contentResources,
  media,
  identity,
  menus,
  wordings,
  grids,
  wages,
  functionNames,
  leftWords,
  functionSheets,
  settings,
  team,
  jobs,
  journal,
];
