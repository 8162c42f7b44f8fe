import { campaignCalls, type Campaign, type CampaignAudience, type CountedAudience } from '@valorisation/contract';
import { useWatch } from 'react-hook-form';
import { useCall } from '../../api/useCall';

export type CampaignForm = Pick<Campaign, 'subject' | 'body' | 'audience' | 'in_app' | 'by_mail' | 'is_duty'>;

const EVERYBODY: CampaignAudience = { who: 'heads', departments: [], valuations: 'any', absent_days: null };

export const FIRST_STATE: CampaignForm = {
  subject: '',
  body: '',
  audience: EVERYBODY,
  in_app: true,
  by_mail: true,
  is_duty: false,
};

/** What is typed now. A field that is not mounted yet has its first state. */
export function useTyped(): CampaignForm {
  return { ...FIRST_STATE, ...useWatch<Partial<CampaignForm>>() } as CampaignForm;
}

/** Whom the typed filter reaches. The last count stays until the next one is known. */
export function useCounted({
  audience,
  is_duty: isDuty,
}: Pick<CampaignForm, 'audience' | 'is_duty'>): CountedAudience | undefined {
  const { data } = useCall(
    campaignCalls.audience,
    { body: { audience, isDuty } },
    { silent: true, keepsPrevious: true },
  );
  return data;
}
