/** The kinds of commands and jobs that the suite interrupts, and the reason for each exception. */
import type { ValuationAction } from '@valorisation/rules';
import { ACTS } from './acts/index.js';
import { WORKS } from './acts/works.js';
import { ACTIONS } from './history/operation.js';

/** The command class of each action of a row's life. */
const COMMAND_OF: Readonly<Record<(typeof ACTIONS)[number] & (ValuationAction | 'create'), string>> = {
  create: 'CreateValuation',
  edit: 'EditValuation',
  'edit-terms': 'EditValuation',
  complete: 'CompleteValuation',
  archive: 'ArchiveValuations',
  unarchive: 'ReactivateValuations',
  'undo-archive': 'UndoArchives',
  duplicate: 'DuplicateValuations',
  'duplicate-and-archive': 'DuplicateAndArchiveValuations',
  delete: 'DeleteValuations',
  show: 'SetVisibility',
  hide: 'SetVisibility',
  'add-history': 'NoteHistory',
};

/** Jobs that the load requests all the time. */
const OF_THE_LOAD = [
  'answer-request-when-received',
  'render-document-when-print-requested',
  'send-mail-when-mail-requested',
] as const;

export const STRUCK: readonly string[] = [
  ...ACTIONS.map((action) => COMMAND_OF[action]),
  ...ACTS.map(({ command }) => command),
  ...WORKS.map(({ kind }) => kind),
  ...OF_THE_LOAD,
];

/**
 * The mixed load must not touch what they need. Tests of their own kill them, run by this suite as the kind `kills`.
 */
export const KILLED_ELSEWHERE: Readonly<Record<string, string>> = {
  PutGridInForce: 'killed-grid-switch.kill-spec.ts',
  'move-valuations-when-grid-put-in-force': 'grid-move.e2e-spec.ts',
  'purge-when-establishment-erased': 'establishment-erasure.e2e-spec.ts',
};

export const NOT_STRUCK: Readonly<Record<string, string>> = {
  KeepPrintedSheet: 'it writes one row, unless it is there, in a print job that is done again after an interruption',
  DropPrint: 'it is not acknowledged: the requester of the document has hung up',
  HoldCampaign: 'it writes one value of one row, and doing it again changes nothing',
  ReadNotice: 'it writes one value of one row, and doing it again keeps the first',
  ChooseNews: 'it writes or deletes one row, and doing it again changes nothing',
  ChooseWeekly: 'it writes one value of one row, and doing it again changes nothing',
  SeeNews: 'it writes one value of one row, and doing it again gives a later one',
  KeepList: 'it writes one value of one row, and doing it again writes the same',
  JumpToStatus: 'it is always refused, and writes nothing',
};
