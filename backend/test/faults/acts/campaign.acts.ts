/** What staff do with campaigns. */
import type { Act, ReadyAct, Trace } from './act.js';
import type { Stage } from './stage.js';

const CAMPAIGNS = '/admin/campaigns';

/** In the area alone, so that the suite's heads get no mail that another act waits for. */
async function aCampaign(stage: Stage, subject: string): Promise<number> {
  const audience = { who: 'heads', departments: [], valuations: 'any', absent_days: null };
  const body = { subject, body: 'Bonjour', audience, by_mail: false };
  return stage.record(stage.people.staff, CAMPAIGNS, body);
}

const LATER = { sends_at: '2999-01-01T08:00:00.000Z' };

const ofCampaign = (stage: Stage, id: number, act: string, leaves: Trace, body: object = {}): ReadyAct => ({
  by: stage.people.staff,
  path: `${CAMPAIGNS}/${id}/${act}`,
  body,
  leaves,
});

export const campaignActs: readonly Act[] = [
  {
    name: 'test-campaign',
    command: 'TestCampaign',
    prepare: async (stage) => {
      const subject = stage.aValue();
      const id = await aCampaign(stage, subject);
      return ofCampaign(stage, id, 'test', [`select from mail where data ->> 'subject' = $1`, subject]);
    },
  },
  {
    name: 'send-campaign',
    command: 'SendCampaign',
    prepare: async (stage) => {
      const id = await aCampaign(stage, stage.aValue());
      return ofCampaign(stage, id, 'send', [`select from campaign where id = $1 and state <> 'draft'`, id]);
    },
  },
  {
    name: 'schedule-campaign',
    command: 'ScheduleCampaign',
    prepare: async (stage) => {
      const id = await aCampaign(stage, stage.aValue());
      const leaves: Trace = [`select from campaign where id = $1 and state = 'scheduled'`, id];
      return ofCampaign(stage, id, 'schedule', leaves, LATER);
    },
  },
  {
    name: 'withdraw-campaign',
    command: 'WithdrawCampaign',
    prepare: async (stage) => {
      const id = await aCampaign(stage, stage.aValue());
      await stage.record(stage.people.staff, `${CAMPAIGNS}/${id}/schedule`, LATER);
      return ofCampaign(stage, id, 'withdraw', [`select from campaign where id = $1 and version = 3`, id]);
    },
  },
];
