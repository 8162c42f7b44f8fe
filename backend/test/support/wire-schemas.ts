/** Answers in their wire form, under the specification's names, to check each byte of the API's answers. */
import {
  accountCalls,
  accountRequest,
  associatedCalls,
  bulkCalls,
  contactCalls,
  deletionCalls,
  directoryCalls,
  documentCalls,
  exchangeCalls,
  gridCalls,
  gridPublicationCalls,
  staffGridCalls,
  lifeCalls,
  mail,
  mailCalls,
  campaign,
  campaignRecipient,
  message,
  messageCalls,
  privacyCalls,
  profileCalls,
  profileNoteCalls,
  proposalCalls,
  profilePage,
  registrationCalls,
  outlookCalls,
  replayCalls,
  valuationCalls,
  wageCalls,
} from '@valorisation/contract';
import { z } from 'zod';

type Schema = z.core.$ZodType;

/** The wire's side of a schema: what each codec reads, not what it produces. */
function wireSide(schema: Schema): z.ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'pipe':
      return wireSide(def.in);
    case 'object':
      return z.object(Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, wireSide(part)])));
    case 'array':
      return z.array(wireSide(def.element));
    case 'nullable':
      return wireSide(def.innerType).nullable();
    case 'optional':
      return wireSide(def.innerType).optional();
    case 'readonly':
      return wireSide(def.innerType);
    default:
      return z.custom((value) => z.safeParse(schema, value).success);
  }
}

export function wired<Of extends Schema>(schema: Of): z.ZodType<z.input<Of>> {
  return wireSide(schema) as z.ZodType<z.input<Of>>;
}

/** The first schema inside a list's schema. */
function rowOf(list: Schema): Schema {
  const { def } = (list as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return def.element;
  if (def.type === 'readonly') return rowOf(def.innerType);
  throw new Error('not the schema of a list');
}

function wiredRow<Row>(list: z.core.$ZodType<unknown, readonly Row[]>): z.ZodType<Row> {
  return wireSide(rowOf(list)) as z.ZodType<Row>;
}

export const valuationRowResponse = wiredRow(bulkCalls.selection.answer);
export const selectionResponse = wired(bulkCalls.selection.answer);
export const valuationDetailResponse = wired(valuationCalls.save.answer);
export const referenceWithRows = wired(valuationCalls.one.answer);
export const referenceResponse = wired(gridCalls.one.answer);
export const gridStepsResponse = wired(gridCalls.changes.answer);
export const gridPublicationResponse = wired(gridPublicationCalls.state.answer);
export const gridDifferenceResponse = wired(staffGridCalls.difference.answer);
export const valuationPageResponse = wired(valuationCalls.list.answer);
export const profilePageResponse = wired(profilePage);
export const savedProfilePageResponse = wired(profileCalls.all.answer);
export const savedProfileResponse = wired(profileCalls.one.answer);
export const profileNameResponse = wiredRow(profileCalls.names.answer);
export const noteResponse = wired(profileNoteCalls.change.answer);
export const statusTotalsResponse = wired(valuationCalls.statusTotals.answer);
export const toDoResponse = wired(valuationCalls.toDo.answer);
export const totalsResponse = wired(valuationCalls.totals.answer);
export const coherenceResponse = wired(valuationCalls.coherence.answer);
export const costsResponse = wired(valuationCalls.costs.answer);
export const figuresResponse = wired(valuationCalls.figures.answer);
export const lifeOutcomeResponse = wired(lifeCalls.delete.answer);
export const updatePreviewResponse = wired(lifeCalls.preview.answer);
export const updatesPreviewResponse = wired(bulkCalls.preview.answer);
export const journalEntryResponse = wiredRow(lifeCalls.journal.answer);
export const announcementResponse = wired(outlookCalls.announced.answer);
export const outlookResponse = wired(outlookCalls.rows.answer);
export const rowOutlookResponse = wired(outlookCalls.row.answer);
export const wageEffectResponse = wired(wageCalls.effect.answer);
export const wageProposalResponse = wired(wageCalls.propose.answer);
export const replayResponse = wired(replayCalls.entry.answer);
export const importPreviewResponse = wired(exchangeCalls.preview.answer);
export const plannedOutcomeResponse = wired(bulkCalls.takePlanned.answer);
export const proposedRowsResponse = wired(proposalCalls.list.answer);
export const proposalOutcomeResponse = wired(proposalCalls.accept.answer);
export const plannedRowsResponse = wired(bulkCalls.planned.answer);
export const importDetailResponse = wired(exchangeCalls.detail.answer);
export const importResponse = wired(exchangeCalls.confirm.answer);
export const jobDescriptionResponse = wired(documentCalls.jobDescription.answer);
export const sheetVersionsResponse = wired(documentCalls.jobSheetVersions.answer);
export const jobResponse = wired(documentCalls.job.answer.job);
export const printedPageResponse = wired(documentCalls.printedValuation.answer);
export const retentionResponse = wired(privacyCalls.retention.answer);
export const userResponse = wired(accountCalls.user.answer);
/** The answer to a sign-in without a code, and to an activation. */
export const sessionResponse = wired(registrationCalls.activate.answer);
export const associatedPage = wired(associatedCalls.list.answer);
export const addedResponse = wired(associatedCalls.add.answer);
export const deletionResponse = wired(deletionCalls.link.answer);
export const decisionResponse = wired(deletionCalls.decide.answer);
export const messageSent = wired(contactCalls.write.answer);
export const companyResponse = wired(directoryCalls.company.answer);
export const accountRequestResponse = wired(accountRequest);
export const mailResponse = wired(mail);
export const mailContentResponse = wired(mailCalls.content.answer);
export const campaignResponse = wired(campaign);
export const campaignRecipientResponse = wired(campaignRecipient);
export const messageResponse = wired(message);
export const threadResponse = wired(messageCalls.thread.answer);
export const messageFiguresResponse = wired(messageCalls.figures.answer);
