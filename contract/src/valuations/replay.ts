/** Computes a past amount again, from an entry of a valuation's journal or from the reference of a printed sheet. */
import { KEPT_STEPS, REPLAY_VERDICTS, TRACE_UNITS } from '@valorisation/rules';
import * as z from 'zod/mini';
import { get } from '../call.js';
import { about, hundredthsOrNull, id, list, pathId } from '../data.js';
import { wire, wireObject } from '../wire.js';
import { trace } from './trace.js';
import { valuationDetail } from './valuation.js';

const replayedStep = wireObject({
  step: wire('etape', z.enum(KEPT_STEPS)),
  name: wire('libelle', z.string()),
  unit: wire('unite', z.enum(TRACE_UNITS)),
  kept: wire('enregistre', about(hundredthsOrNull, 'EUR or points according to `unite`; null if no step differs')),
  again: wire('recalcule', about(hundredthsOrNull, 'The same by today’s rules')),
});

/** A repeated calculation: its inputs, the stored values, today's values, and the statement. */
export const replay = wireObject(
  {
    reference: wire('reference', about(z.string(), 'As on a sheet of that time')),
    entry: wire('entree', about(id, 'Number of the entry of the journal')),
    recordedAt: wire('date', about(z.string(), 'When it was recorded; ISO, UTC')),
    gridDay: wire('grid_effective_on', about(z.nullable(z.string()), 'Day from which its grid is in force')),
    rulesVersion: wire('regles', about(z.int(), 'Version of the rules’ code that computed the stored amount')),
    rulesToday: wire('regles_du_jour', about(z.int(), 'Version of the rules’ code that has computed it again')),
    verdict: wire(
      'verdict',
      about(
        z.enum(REPLAY_VERDICTS),
        'same: every stored step is confirmed; other-rules: another version gave another value; unexplained: the same version did; refused: no amount can be computed any more',
      ),
    ),
    statement: wire('constat', about(z.string(), 'The verdict in plain words')),
    differs: wire('etape_differente', about(z.nullable(z.enum(KEPT_STEPS)), 'The first step that differs')),
    steps: wire('etapes', list(replayedStep)),
    valuation: wire(
      'valorisation',
      about(valuationDetail, 'As it was: inputs, answers, grid, stored amount and steps'),
    ),
    trace: wire('trace', about(trace, 'Steps of today’s calculation; empty if there is none')),
  },
  { id: 'Replay' },
);
export type Replay = z.output<typeof replay>;

export const replayCalls = {
  byReference: get('/v1/valor/replay/:reference', {
    params: { reference: about(z.string(), 'As printed on the sheet') },
    answer: replay,
    refuses: ['introuvable', 'classement_non_calcule', 'trop_de_tentatives'],
  }),
  entry: get('/v1/valor/:id/history/:entry/replay', {
    params: { id: pathId, entry: pathId },
    answer: replay,
    refuses: ['introuvable', 'classement_non_calcule'],
  }),
};
