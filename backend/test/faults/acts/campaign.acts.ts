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

const ofCampaign = (stage: Stage, id: number, act: string, leaves: Trace): ReadyAct => ({
  by: stage.people.staff,
  path: `${CAMPAIGNS}/${id}/${act}`,
  body: {},
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
];
