/** What became of a setting: who changed it, when, from what to what. */
import * as z from 'zod/mini';
import { get } from '../call.js';
import { about, list, pathId } from '../data.js';

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

const change = z
  .object({
    at: z.iso.datetime(),
    by: z.nullable(z.string()),
    before: about(value, 'Null with `after`: a text changed, which the journal does not hold'),
    after: value,
  })
  .register(z.globalRegistry, {
    id: 'SettingChange',
    examples: [{ at: '2026-11-20T09:30:00.000Z', by: 'Camille Martin', before: 36, after: 24 }],
  });
export type SettingChange = z.output<typeof change>;

export const settingCalls = {
  /** The newest first, the last fifty. */
  history: get('/admin/settings/:id/history', {
    params: { id: pathId },
    answer: list(change),
    refuses: ['introuvable'],
  }),
};
