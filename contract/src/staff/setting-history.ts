/**
 * The history of a setting: who changed it, when, and from which value to which. For some settings also the effect of a
 * change before it is made.
 */
import * as z from 'zod/mini';
import { get } from '../call.js';
import { about, list, pathId } from '../data.js';

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

const change = z
  .object({
    at: z.iso.datetime(),
    by: z.nullable(z.string()),
    before: about(value, 'Null with `after`: a text changed, which the journal does not store'),
    after: value,
  })
  .register(z.globalRegistry, {
    id: 'SettingChange',
    examples: [{ at: '2026-11-20T09:30:00.000Z', by: 'Camille Martin', before: 36, after: 24 }],
  });
export type SettingChange = z.output<typeof change>;

/** The `suspension_reason` of the demo's members while the demo is off. No mail contains it. */
export const DEMO_SUSPENSION = 'Les données de démonstration sont à l’arrêt.';

const count = z.int().check(z.minimum(0));

const demoSwitch = z
  .object({
    accounts: about(count, 'Members who would be suspended or reinstated'),
    texts: about(count, 'Texts that would be archived or restored'),
    refusal: about(
      z.nullable(z.enum(['demo_absente', 'demo_en_production'])),
      'Why it cannot be switched; null: it can',
    ),
  })
  .register(z.globalRegistry, { id: 'DemoSwitch', examples: [{ accounts: 3, texts: 17, refusal: null }] });
export type DemoSwitch = z.output<typeof demoSwitch>;

export const settingCalls = {
  /** The effect of switching the demo data on, or off when they are on. */
  demoSwitch: get('/admin/settings/demo-data', { answer: demoSwitch }),
  /** The last fifty changes, the newest first. */
  history: get('/admin/settings/:id/history', {
    params: { id: pathId },
    answer: list(change),
    refuses: ['introuvable'],
  }),
};
