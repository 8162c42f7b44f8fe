import type { UpdateAction } from './updatePreview';

/** Under which key each thing that the member API answers is cached. */
export const keys = {
  reference: ['reference'],
  grid: (id: number) => ['grids', id],
  /** All that is kept of single valuations. */
  valuations: ['valuations'],
  valuation: (id: number) => ['valuations', 'file', id],
  /** All that is told of a valuation's life. */
  story: (id: number) => ['valuations', 'story', id],
  journal: (id: number) => ['valuations', 'story', id, 'journal'],
  past: (id: number, instant: string) => ['valuations', 'story', id, 'past', instant],
  replayedEntry: (id: number, entry: number) => ['valuations', 'story', id, 'replay', entry],
  replayed: (reference: string) => ['valuations', 'replay', reference],
  updatePreview: (action: UpdateAction, id: number) => ['valuations', 'story', id, 'preview', action],
  updateOutlooks: (action: UpdateAction, ids: readonly number[]) => ['updateOutlooks', action, ids],
  selections: ['selection'],
  selection: (ids: readonly number[]) => ['selection', ids],
  /** Under them, so that what refreshes the lists refreshes it. */
  everyRow: ['selection', 'all'],
  /** Beside the selections: what refreshes the lists refreshes it. */
  planned: ['planned'],
  plannedRows: (ids: readonly number[]) => ['planned', ids],
  proposals: ['proposals'],
  proposalCount: ['proposals', 'count'],
  proposalRows: ['proposals', 'rows'],
  outlook: ['outlook', 'head'],
  outlookRows: ['outlook', 'rows'],
  rowOutlook: (id: number) => ['outlook', 'row', id],
  /** All of the three. */
  outlooks: ['outlook'],
  statusTotals: ['statusTotals'],
  toDo: ['toDo'],
  totals: ['totals'],
  figures: ['figures'],
  coherence: ['coherence'],
  profileNames: ['profileNames'],
  jobSheets: ['jobSheets'],
  jobSheet: (profileId: number) => ['jobSheets', profileId],
  imports: ['imports'],
  importDetail: (id: number) => ['imports', id],
  associates: ['associates'],
  retention: ['retention'],
  accessGrant: ['accessGrant'],
  sessions: ['ownSessions'],
  /** ra-core's own key of the profile lists. */
  profiles: ['profiles'],
  /** Under it, so that what refreshes the lists refreshes a person's page. */
  profile: (id: number) => ['profiles', 'one', id],
} as const;

/** What a change of any valuation or profile may change. */
export const LIST_KEYS = [
  keys.profiles,
  keys.selections,
  keys.planned,
  keys.proposals,
  keys.outlooks,
  keys.statusTotals,
  keys.toDo,
  keys.totals,
  keys.figures,
  keys.coherence,
  keys.profileNames,
  keys.jobSheets,
  keys.imports,
] as const;
