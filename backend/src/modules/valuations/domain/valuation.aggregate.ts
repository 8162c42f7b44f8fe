import { isUpToDate, transition, ValuationStatus, type Answers, type PlainAction } from '@valorisation/rules';
import type { ChangeContext, CopyAction, NumberedGrid, ValuationChange } from './valuation.change.js';
import { importedPayload, type ImportTerms } from './valuation.import.js';
import { copyOfPost, copyOfRow, type Beginning } from './valuation.copy.js';
import { planEdit } from './valuation.edit.js';
import { notComputed, nothingToChange, refusedTransition } from './valuation.errors.js';
import { evolve, valuationEvent, type ValuationEvent } from './valuation.events.js';
import { amountFixed, answersOn, computeComplete, standingOn, stored } from './valuation.result.js';
import { assertNamed, mergeNew, plain, withFunction, withTexts } from './valuation.merge.js';
import { eventOnNewGrid } from './valuation.new-grid.js';
import { hasTexts, type ValuationState, type ValuationTexts } from './valuation.state.js';
import { statusBeforeArchiving, type LastEvent, storedUpdate } from './valuation.update.js';

/**
 * One classified function of a profile. Pure and synchronous: it looks up the transition table, then refuses with a
 * typed error, or records one event and changes state.
 */
export class Valuation {
  readonly events: ValuationEvent[] = [];
  private textsChanged = false;

  private constructor(
    private current: ValuationState,
    private freeTexts: ValuationTexts,
    readonly loaded: ValuationState | null,
  ) {}

  static restore(state: ValuationState, texts: ValuationTexts): Valuation {
    return new Valuation(state, texts, state);
  }

  /** A new row, in progress. @throws 422 naming the fields that the rules refuse */
  static create(id: number, profile: number, change: ValuationChange, context: ChangeContext, shown = true): Valuation {
    const merged = mergeNew(context.gridInForce.grid, withFunction(change), context.today);
    const event = valuationEvent.created.of({
      profileId: profile,
      gridId: context.gridInForce.id,
      status: ValuationStatus.InProgress,
      visible: shown,
      inputs: merged.inputs,
      answers: plain(merged.answers),
      textId: hasTexts(merged.texts) ? context.newTextId : null,
    });
    return Valuation.begun(id, { event, texts: merged.texts }, context);
  }

  /**
   * A row from a file. Its inputs are checked against its named grid, and its amount is computed here on that grid and
   * day. It records one event, whatever its status.
   * @throws 422 naming the refused fields, 409 `criteres_manquants` when incomplete answers should give an amount
   */
  static import(
    id: number,
    profileId: number,
    change: ValuationChange,
    terms: ImportTerms,
    context: ChangeContext,
  ): Valuation {
    const { texts, ...payload } = importedPayload(profileId, change, terms, context);
    const event = valuationEvent.imported.of(payload);
    return Valuation.begun(id, { event, texts }, context);
  }

  private static begun(id: number, { event, texts }: Beginning, context: ChangeContext): Valuation {
    const state = evolve(undefined, event, {
      aggregateId: id,
      version: 1,
      actorId: context.actorId,
      occurredAt: context.now.toISOString(),
    });
    const valuation = new Valuation(state, texts, null);
    valuation.events.push(event);
    valuation.textsChanged = state.textId !== null;
    return valuation;
  }

  get state(): ValuationState {
    return this.current;
  }

  /** The free texts, and whether to write them under the state's `textId`. */
  get texts(): ValuationTexts {
    return this.freeTexts;
  }

  get isDeleted(): boolean {
    return this.events.some(({ type }) => type === 'valuation.deleted');
  }

  get hasNewTexts(): boolean {
    return this.textsChanged && this.current.textId !== null;
  }

  /**
   * Changes inputs or answers. A change that decides the amount puts the row back in progress, on the grid in force.
   * Share, guaranteed pay and fixed days are recomputed in place, on the row's own grid and date. Without a difference
   * there is no event.
   * @param planned the change only takes the planned degrees, which come from the tool
   * @throws 409 `transition_refusee` on an archived row, 422 naming the refused fields
   */
  edit(change: ValuationChange, context: ChangeContext, planned = false): void {
    this.assertCan('edit-terms');
    const plan = planEdit(this.current, this.freeTexts, change, context);
    if (plan === null) return;
    const status = this.next(plan.action);
    this.freeTexts = plan.texts;
    this.textsChanged ||= plan.textsChanged;
    this.record(valuationEvent.edited.of({ ...plan.payload, status, planned }), context);
  }

  /**
   * Computes the amount on the grid in force, from the stored answers that this grid accepts.
   * @throws 409 `transition_refusee`, 409 `criteres_manquants` naming them, 422 for a missing reason (rule 15)
   */
  complete(context: ChangeContext): void {
    const status = this.next('complete');
    assertNamed(this.current.inputs, this.freeTexts);
    const { id: gridId, grid } = context.gridInForce;
    const answers = answersOn(grid, this.current.inputs, this.answers);
    const pay = computeComplete(grid, this.current.inputs, answers, context.today);
    const payload = { status, gridId, answers: plain(answers), result: stored(pay, context.today) };
    this.record(valuationEvent.completed.of(payload), context);
  }

  /** 'Mettre à jour', on the grid in force. @throws 409 unless it awaits an update, 422 for what the grid lacks */
  bringUpToDate(context: ChangeContext): void {
    const { answers, status, gridId } = this.current;
    if (isUpToDate(status) && gridId !== context.gridInForce.id) this.applyGrid(context.gridInForce, context);
    const payload = { answers, ...storedUpdate('bring-up-to-date', this.current, this.answers, context) };
    this.record(valuationEvent.broughtUpToDate.of(payload), context);
  }

  /**
   * Today's seniority on the row's own grid. Sets the next anniversary and keeps the status.
   * @throws 409 `transition_refusee` if archived, `classement_non_calcule`, `anciennete_appliquee`
   */
  applyAnniversary(context: ChangeContext): void {
    const payload = { result: storedUpdate('anniversary', this.current, this.answers, context).result };
    this.record(valuationEvent.anniversaryApplied.of(payload), context);
  }

  /** Adds a line to the history by the caller, now, with the present minimum. @throws 409 without an amount */
  noteHistory(context: ChangeContext): void {
    this.assertCan('add-history');
    const { result } = this.current;
    if (result === null) throw notComputed();
    const payload = { cents: result.minimumCents };
    this.record(valuationEvent.historyNoted.of(payload), context);
  }

  /** Fixes the amount to these cents; null removes it. @throws 409 `transition_refusee` if archived, `sans_effet` */
  fixAmount(to: number | null, reasonId: string, context: Pick<ChangeContext, 'actorId' | 'now'>): void {
    this.assertCan('edit-terms');
    this.record(amountFixed(this.current, to, reasonId), context);
  }

  /** @throws 409 `transition_refusee` when it is archived already */
  archive(context: ChangeContext): void {
    this.record(valuationEvent.archived.of({ status: this.next('archive') }), context);
  }

  /**
   * 'Annuler' after archiving: the earlier status, adapted to a grid that came into force meanwhile.
   * @throws 409 `transition_refusee` unless it is archived, `archivage_definitif` for another person or after 60 s
   */
  undoArchive(last: LastEvent | undefined, context: ChangeContext): void {
    const status = statusBeforeArchiving(this.current, last, context);
    this.record(valuationEvent.archiveUndone.of({ status }), context);
    this.applyGrid(context.gridInForce, context);
  }

  /** Makes the row active again; its status follows from its state on the grid in force. */
  unarchive(context: ChangeContext): void {
    const { id, grid } = context.gridInForce;
    const { choicesKnown, complete } = standingOn(grid, this.current, this.answers);
    const onGridInForce = this.current.gridId === id;
    const outcome = transition('unarchive', this.current.status, { choicesKnown, complete, onGridInForce });
    if (!outcome.ok) throw refusedTransition();
    this.record(valuationEvent.unarchived.of({ status: outcome.to }), context);
  }

  /** Deletes the row for good. Its free texts are deleted too; the journal keeps ids and values. */
  delete(context: ChangeContext): void {
    this.assertCan('delete');
    const { visible, createdBy } = this.current;
    this.record(valuationEvent.deleted.of({ visible, createdBy }), context);
  }

  /**
   * A copy in the same profile by the caller, with a new history, archived at once if asked. When a grid move has not
   * reached the source yet, or reaches it during the copy, the copy gets the same state that the move gives the source.
   * @throws 409 `transition_refusee` for the archiving duplicate of an archived row
   */
  duplicate(newId: number, action: CopyAction, context: ChangeContext, mayBeVisible = true): Valuation {
    const copy = Valuation.begun(newId, copyOfRow(this, action, this.next(action), mayBeVisible, context), context);
    if (this.current.gridId !== context.gridInForce.id) copy.applyGrid(context.gridInForce, context);
    return copy;
  }

  /** Copies only the function for another person, in progress. @throws 422 for a function that the grid in force lacks */
  duplicateFor(newId: number, profileId: number, context: ChangeContext, mayBeVisible = true): Valuation {
    return Valuation.begun(newId, copyOfPost(this, profileId, mayBeVisible, context), context);
  }

  /** Shows the row to all accounts of the establishment, or limits it to the main account and its author. */
  setVisible(visible: boolean, context: ChangeContext): void {
    this.assertCan(visible ? 'show' : 'hide');
    if (visible === this.current.visible) throw nothingToChange();
    this.record(valuationEvent.visibilityChanged.of({ visible }), context);
  }

  /**
   * A new grid came into force.
   * @param isPutAside true when the replaced grid was published by mistake and was the last to change the row's status
   */
  applyGrid(newGrid: NumberedGrid, context: ChangeContext, isPutAside = false): void {
    const event = eventOnNewGrid(newGrid, this.current, this.answers, isPutAside);
    if (event !== null) this.record(event, context);
  }

  private get answers(): Answers {
    return withTexts(this.current.answers, this.freeTexts);
  }

  private next(action: PlainAction): ValuationStatus {
    const outcome = transition(action, this.current.status);
    if (!outcome.ok) throw refusedTransition();
    return outcome.to;
  }

  private assertCan(action: PlainAction): void {
    this.next(action);
  }

  private record(event: ValuationEvent, context: Pick<ChangeContext, 'actorId' | 'now'>): void {
    this.events.push(event);
    this.current = evolve(this.current, event, {
      aggregateId: this.current.id,
      version: this.current.version + 1,
      actorId: context.actorId,
      occurredAt: context.now.toISOString(),
    });
  }
}
