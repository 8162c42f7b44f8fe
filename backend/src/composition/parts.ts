/** The tables and events of all modules, listed once for both processes and the tests. */
import { accessGrantEvents, AccessGrantRecord } from '../modules/access-grants/index.js';
import {
  accountEvents,
  AccountRecord,
  AccountRequestRecord,
  MailTokenRecord,
  SessionRecord,
} from '../modules/accounts/index.js';
import { campaignEntities, campaignEvents } from '../modules/campaigns/index.js';
import { contactEntities, messageEvents } from '../modules/contact/index.js';
import { contentEntities, contentEvents } from '../modules/content/index.js';
import { documentEvents, PrintFileRecord, PrintJobRecord } from '../modules/documents/index.js';
import { ImportBatchRecord, ImportMappingRecord } from '../modules/exchange/index.js';
import {
  FunctionNameRecord,
  FunctionSheetRecord,
  GridCaseRecord,
  gridEvents,
  GridPublicationRecord,
  GridVersionRecord,
  MinimumWageRecord,
  WageProposalRecord,
} from '../modules/grids/index.js';
import { mailEvents, MailRecord } from '../modules/notifications/index.js';
import { payrollEvents, PayrollHandoverRecord, PayrollKeyRecord } from '../modules/payroll/index.js';
import { privacyEvents } from '../modules/privacy/index.js';
import { jobEvents, staffEntities } from '../modules/staff/index.js';
import { proposalEntities, proposalEvents } from '../modules/proposals/index.js';
import { transferEvents } from '../modules/transfers/index.js';
import {
  GridEffectRecord,
  PersonalTextRecord,
  PaidAmountRecord,
  ProfileNoteRecord,
  ProfileRecord,
  valuationEvents,
  ValuationRecord,
} from '../modules/valuations/index.js';
import type { KernelParts } from '../platform/kernel.module.js';
import { recordEvents } from '../platform/rest/rest-events.js';

export const kernelParts = {
  entities: [
    AccountRecord,
    AccountRequestRecord,
    MailTokenRecord,
    SessionRecord,
    MailRecord,
    FunctionNameRecord,
    FunctionSheetRecord,
    GridPublicationRecord,
    GridVersionRecord,
    GridCaseRecord,
    MinimumWageRecord,
    WageProposalRecord,
    ProfileRecord,
    PaidAmountRecord,
    ProfileNoteRecord,
    PersonalTextRecord,
    GridEffectRecord,
    ValuationRecord,
    PrintJobRecord,
    PrintFileRecord,
    ImportBatchRecord,
    ImportMappingRecord,
    PayrollHandoverRecord,
    PayrollKeyRecord,
    AccessGrantRecord,
    ...campaignEntities,
    ...contactEntities,
    ...contentEntities,
    ...proposalEntities,
    ...staffEntities,
  ],
  events: [
    accountEvents,
    accessGrantEvents,
    mailEvents,
    gridEvents,
    valuationEvents,
    documentEvents,
    campaignEvents,
    messageEvents,
    contentEvents,
    payrollEvents,
    privacyEvents,
    proposalEvents,
    transferEvents,
    recordEvents,
    jobEvents,
  ],
} satisfies KernelParts;
