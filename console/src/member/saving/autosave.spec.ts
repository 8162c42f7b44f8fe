import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../core/errors';
import type { Valuation } from '../../api/valuation';
import type { ValuationInput } from '@valorisation/contract';
import { mergeInputs } from '../../amounts/model/work';
import { Autosave } from './autosave';

/** A server that stores what it was sent and answers when the test lets it. */
function heldServer() {
  const calls: { input: ValuationInput; answer: (version: number) => void; refuse: (error: unknown) => void }[] = [];
  const send = (input: ValuationInput) =>
    new Promise<Valuation>((resolve, reject) => {
      calls.push({ input, answer: (version) => resolve({ version } as Valuation), refuse: reject });
    });
  return { calls, send };
}

const degree = (criterion: number, value: number): ValuationInput => ({ answers: { [criterion]: { degree: value } } });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('autosave', () => {
  it('sends one call at a time, merging later changes, each with the version of the previous answer', async () => {
    const { calls, send } = heldServer();
    const autosave = new Autosave(send, mergeInputs);
    autosave.adopt(send, 3);
    autosave.add(degree(1, 2));
    autosave.add(degree(1, 3));
    autosave.add(degree(2, 2));
    expect(calls.map(({ input }) => input)).toEqual([{ ...degree(1, 2), version: 3 }]);
    calls[0]?.answer(4);
    await settled();
    expect(calls[1]?.input).toEqual({ answers: { 1: { degree: 3 }, 2: { degree: 2 } }, version: 4 });
  });

  it('shows unconfirmed values as answered, and nothing once they are confirmed', async () => {
    const { calls, send } = heldServer();
    const autosave = new Autosave(send, mergeInputs);
    autosave.add(degree(1, 2));
    expect(autosave.read().unsaved).toEqual(degree(1, 2));
    calls[0]?.answer(1);
    await settled();
    expect(autosave.read()).toMatchObject({ unsaved: null, state: { status: 'saved' } });
  });

  it('keeps what could not be saved, and sends it with the next answer', async () => {
    const { calls, send } = heldServer();
    const autosave = new Autosave(send, mergeInputs);
    autosave.add(degree(1, 2));
    calls[0]?.refuse(new ApiError(0, 'reseau', 'Le service ne répond pas.'));
    await settled();
    expect(autosave.read()).toMatchObject({ unsaved: degree(1, 2), state: { status: 'failed' } });
    autosave.add(degree(2, 2));
    expect(calls[1]?.input).toEqual({ answers: { 1: { degree: 2 }, 2: { degree: 2 } } });
  });

  it('waits for a decision when another person has saved, then saves on the new version', async () => {
    const { calls, send } = heldServer();
    const autosave = new Autosave(send, mergeInputs);
    autosave.adopt(send, 3);
    autosave.add(degree(1, 2));
    calls[0]?.refuse(new ApiError(409, 'version_perimee', 'Modifiée entre-temps.'));
    await settled();
    autosave.add(degree(2, 2));
    expect(autosave.read().state.status).toBe('stale');
    expect(calls).toHaveLength(1);

    autosave.adopt(send, 7);
    const saved = autosave.retry();
    await settled();
    calls[1]?.answer(8);
    expect(await saved).toBe(8);
    expect(calls[1]?.input).toEqual({ answers: { 1: { degree: 2 }, 2: { degree: 2 } }, version: 7 });
  });

  it('keeps the version on which an answer was given, when a colleague’s change is shown before it is saved', async () => {
    const { calls, send } = heldServer();
    const autosave = new Autosave(send, mergeInputs);
    autosave.adopt(send, 3);
    autosave.add({ answers: { 1: { reason: 'Prise de poste' } } }, 60_000);
    autosave.adopt(send, 4);
    const flushed = autosave.flush();
    expect(calls[0]?.input.version).toBe(3);
    calls[0]?.refuse(new ApiError(409, 'version_perimee', 'Modifiée entre-temps.'));
    expect(await flushed).toBeNull();
    expect(autosave.read().state.status).toBe('stale');
  });

  it('bases a new answer on what the screens show by then', () => {
    const { calls, send } = heldServer();
    const autosave = new Autosave(send, mergeInputs);
    autosave.adopt(send, 3);
    autosave.adopt(send, 4);
    autosave.add(degree(1, 2));
    expect(calls[0]?.input.version).toBe(4);
  });

  it('forgets unsaved changes when asked to', async () => {
    const { calls, send } = heldServer();
    const autosave = new Autosave(send, mergeInputs);
    autosave.add(degree(1, 2));
    calls[0]?.refuse(new ApiError(422, 'donnees_invalides', 'À corriger.'));
    await settled();
    autosave.discard();
    expect(autosave.read()).toMatchObject({ unsaved: null, state: { status: 'idle' } });
    expect(await autosave.flush()).toBe(0);
    expect(calls).toHaveLength(1);
  });

  it('shows what is being typed and sends it once the field is left, never half-typed or refused values', async () => {
    const { calls, send } = heldServer();
    const autosave = new Autosave(send, mergeInputs);
    autosave.hold({ shareHundredths: 600 });
    expect(autosave.read()).toMatchObject({ unsaved: { shareHundredths: 600 }, isTyping: true });
    autosave.add({ leaveWeeks: 2 });
    expect(calls.map(({ input }) => input)).toEqual([{ leaveWeeks: 2 }]);
    calls[0]?.answer(1);
    await settled();
    autosave.hold(null);
    expect(await autosave.flush()).toBe(1);
    autosave.hold({ shareHundredths: 6_500 });
    void autosave.flush();
    expect(autosave.read()).toMatchObject({ unsaved: { shareHundredths: 6_500 }, isTyping: false });
    expect(calls.map(({ input }) => input)).toEqual([{ leaveWeeks: 2 }, { shareHundredths: 6_500, version: 1 }]);
  });

  it('forgets what is being typed when asked to', async () => {
    const { calls, send } = heldServer();
    const autosave = new Autosave(send, mergeInputs);
    autosave.hold({ shareHundredths: 600 });
    autosave.discard();
    expect(autosave.read()).toMatchObject({ unsaved: null, isTyping: false });
    await autosave.flush();
    expect(calls).toEqual([]);
  });

  it('waits for the end of typing, and saves at once when the field is left', async () => {
    const { calls, send } = heldServer();
    const autosave = new Autosave(send, mergeInputs);
    autosave.add({ answers: { 1: { reason: 'P' } } }, 60_000);
    autosave.add({ answers: { 1: { reason: 'Prise de poste' } } }, 60_000);
    expect(calls).toHaveLength(0);
    const flushed = autosave.flush();
    calls[0]?.answer(1);
    await flushed;
    expect(calls.map(({ input }) => input)).toEqual([{ answers: { 1: { reason: 'Prise de poste' } } }]);
  });
});
