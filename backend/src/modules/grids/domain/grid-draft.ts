import {
  compareGrids,
  deriveParams,
  formatDay,
  isSameValue,
  roughGrid,
  type Day,
  type GridDocument,
} from '@valorisation/rules';
import { DomainError, refuseFields } from '../../../platform/errors/domain-error.js';
import type { DomainEvent } from '../../../platform/events/domain-event.js';
import type { LockedVersion } from './grid-version.js';
import { gridDraftEdited } from './grid.events.js';

/** The parts of a version's document, edited one at a time or together. */
export type GridParts = Partial<Omit<GridDocument, 'source'>>;
type PartName = keyof GridParts;

export const PART_NAMES = [
  'cats',
  'catpars',
  'enfants',
  'metiers',
  'criteres',
  'conges',
  'paliers',
  'params',
] as const satisfies readonly PartName[];

export interface GridDraft {
  readonly title: string;
  readonly effectiveOn: Day;
  readonly document: GridDocument;
}

/**
 * A version is compared and shown by its day. An earlier day than that of the version in force would put it before the
 * version that it follows.
 * @throws 422 `donnees_invalides` with `date_avant_grille` at `effectiveOn`
 */
export function assertFollows(effectiveOn: Day | undefined, inForce: Day | null): void {
  if (effectiveOn === undefined || inForce === null || effectiveOn >= inForce) return;
  throw refuseFields({ effectiveOn: { code: 'date_avant_grille', params: { jour: formatDay(inForce) } } });
}

export interface DraftChange {
  readonly title?: string;
  readonly effectiveOn?: Day;
  readonly parts?: GridParts;
}

/** @throws 409 `grille_pas_brouillon` */
export function assertDraft({ status }: Pick<LockedVersion, 'status'>): void {
  if (status !== 'draft') throw new DomainError('grille_pas_brouillon');
}

/** @throws 409 `grille_pas_brouillon`, `version_perimee` when the writer has read another version */
export function assertEditable(draft: Pick<LockedVersion, 'status' | 'version'>, read?: number): void {
  const { version } = draft;
  assertDraft(draft);
  if (read !== undefined && read !== version) throw new DomainError('version_perimee', { subject: 'grid', version });
}

/** The draft after a change, and its event; null when nothing changes. */
export function edited(
  draft: GridDraft & Pick<LockedVersion, 'version'>,
  change: DraftChange,
): { readonly draft: GridDraft; readonly event: DomainEvent } | null {
  const document = deriveParams({ ...draft.document, ...change.parts });
  const next = {
    title: change.title ?? draft.title,
    effectiveOn: change.effectiveOn ?? draft.effectiveOn,
    document,
  };
  const fields = [
    ...(next.title === draft.title ? [] : ['title']),
    ...(next.effectiveOn === draft.effectiveOn ? [] : ['effectiveOn']),
    ...PART_NAMES.filter((name) => !isSameValue(document[name], draft.document[name])),
  ];
  if (fields.length === 0) return null;
  const changes = compareGrids(roughGrid(draft.document), roughGrid(document)).length;
  const event = gridDraftEdited.of({
    version: draft.version + 1,
    effectiveOn: next.effectiveOn,
    fields,
    changes,
  });
  return { draft: next, event };
}
