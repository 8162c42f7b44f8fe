import { Injectable } from '@nestjs/common';
import { MOST_PREVIEWED, type CampaignAudience, type CountedAudience } from '@valorisation/contract';
import { isActive, isStale, minimumIndex, statusesWhere } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { FloorsToday } from '../../grids/index.js';

const DAY_MS = 24 * 60 * 60_000;

/** What establishments have in valuations. No condition reads what is paid. */
const STANDING = `
  select establishment_id as id,
         coalesce(bool_or(status in (${statusesWhere(isActive).join(', ')})
                          and index_points < case department when '976' then $2::integer else $1::integer end), false) as "isBelow",
         bool_or(status in (${statusesWhere(isStale).join(', ')})) as "isOld"
    from staff_valuation group by 1`;

const MEMBERS = `
  select id, establishment_id as "establishmentId", trim(concat_ws(' ', first_name, last_name)) as name,
         company_name as "companyName", state
    from member_account
   where role = 'member' and ($1 = 'all' or (parent_id is null) = ($1 = 'heads'))
     and (cardinality($2::text[]) = 0 or department = any($2))
     and ($3::timestamptz is null or last_sign_in_at is null or last_sign_in_at < $3)
   order by company_name, id`;

interface Standing {
  readonly id: number;
  readonly isBelow: boolean;
  readonly isOld: boolean;
}

export interface ChosenMember {
  readonly id: number;
  readonly establishmentId: number;
  readonly name: string;
  readonly companyName: string;
  readonly state: 'invited' | 'active' | 'suspended' | 'erasing';
}

export interface FoundAudience {
  readonly counts: Omit<CountedAudience, 'members'>;
  readonly receiving: readonly ChosenMember[];
}

/** Finds whom a campaign is for. Each of its reads is under the scope that may see it (ADR 4). */
@Injectable()
export class Audiences {
  constructor(
    private readonly reader: TenantReader,
    private readonly floors: FloorsToday,
    private readonly clock: Clock,
  ) {}

  async find(audience: CampaignAudience, isDuty: boolean): Promise<FoundAudience> {
    const isMeant = await this.condition(audience.valuations);
    const found = await this.members(audience);
    const matching = found.filter(({ establishmentId }) => isMeant(establishmentId));
    const refusals = isDuty ? new Set<number>() : await this.refusals();
    const active = matching.filter(({ state }) => state === 'active');
    const receiving = active.filter(({ id }) => !refusals.has(id));
    const invited = matching.filter(({ state }) => state === 'invited').length;
    return {
      receiving,
      counts: {
        matching: matching.length,
        invited,
        closed: matching.length - active.length - invited,
        refusing: active.length - receiving.length,
        receiving: receiving.length,
      },
    };
  }

  async counted(audience: CampaignAudience, isDuty: boolean): Promise<CountedAudience> {
    const { counts, receiving } = await this.find(audience, isDuty);
    const first = receiving.slice(0, MOST_PREVIEWED);
    return { ...counts, members: first.map(({ id, name, companyName }) => ({ id, name, company_name: companyName })) };
  }

  private async members({ who, departments, absent_days: days }: CampaignAudience): Promise<ChosenMember[]> {
    const since = days === null ? null : new Date(this.clock.now().getTime() - days * DAY_MS);
    const query = { name: 'campaign-members', text: MEMBERS, values: [who, departments, since] };
    return (await this.reader.across<[ChosenMember]>('members', [query]))[0];
  }

  private async condition(valuations: CampaignAudience['valuations']): Promise<(establishmentId: number) => boolean> {
    if (valuations === 'any') return () => true;
    const [metropole, mayotte] = await Promise.all([
      this.floors.inTerritory('metropole'),
      this.floors.inTerritory('mayotte'),
    ]);
    const values = [minimumIndex(metropole), minimumIndex(mayotte)];
    const query = { name: 'campaign-standing', text: STANDING, values };
    const [rows] = await this.reader.across<[Standing]>('figures', [query]);
    const held = rows.filter(({ isBelow, isOld }) => {
      if (valuations === 'below-minimum') return isBelow;
      return valuations === 'none' || isOld;
    });
    const ids = new Set(held.map(({ id }) => id));
    return (id) => ids.has(id) !== (valuations === 'none');
  }

  private async refusals(): Promise<ReadonlySet<number>> {
    const query = { name: 'news-refusals', text: 'select account_id as id from news_refusal', values: [] };
    const [rows] = await this.reader.across<[{ id: number }]>('staff', [query]);
    return new Set(rows.map(({ id }) => id));
  }
}
