/** Valid users, valuations and profiles for unit tests; each test names what matters to it. */
import type { Profile, ValuationRow } from '@valorisation/contract';
import { NEW_TERMS } from '@valorisation/rules';
import type { User } from '../api/user';

export function aUser(change: Partial<User> = {}): User {
  return {
    id: 1,
    email: 'direction@demo.example',
    firstName: 'Claire',
    lastName: 'Morvan',
    fullName: 'Claire Morvan',
    parentId: 0,
    associated: false,
    active: true,
    postalAddress: '',
    role: 'member',
    siret: null,
    companyName: null,
    secondStep: 'off',
    seesPay: true,
    suspended: false,
    deletionPlannedOn: null,
    establishments: [],
    ...change,
  };
}

export function aRow(change: Partial<ValuationRow> = {}): ValuationRow {
  return {
    id: 5,
    version: 3,
    profileId: 2,
    profileName: 'Amandine Le Bihan',
    gridId: 2,
    gridDay: '2024-09-01',
    status: 1,
    visible: true,
    isCopy: false,
    categoryLevel: 0,
    ...NEW_TERMS,
    withoutSeniority: false,
    functionId: 4,
    otherFunction: '',
    functionTitle: 'Agent de service',
    familyId: 1,
    indexHundredths: 103_000,
    majoredIndexHundredths: null,
    minimumCents: 178_533,
    hourlyCents: null,
    remunerationValueCents: null,
    fixedAmountCents: null,
    displayed: { cents: 178_533, unit: 'month' },
    due: { cents: 186_702, unit: 'month', source: 'minimum-wage' },
    dueAfterUpdate: null,
    paid: null,
    gapCents: null,
    alone: true,
    hidesOthers: false,
    belowMinimum: true,
    nextChangeOn: null,
    isBirthday: false,
    calculatedOn: '2026-01-05',
    rulesVersion: 1,
    history: [],
    createdAt: '2026-01-05T08:00:00Z',
    updatedAt: '2026-01-05T08:00:00Z',
    own: true,
    ...change,
  };
}

export function aProfile(change: Partial<Profile> = {}): Profile {
  return {
    id: 2,
    version: 1,
    name: 'Amandine Le Bihan',
    hasJobSheet: false,
    minimumCents: 178_533,
    shareHundredths: 10_000,
    displayedMonthCents: 178_533,
    activeFunctions: 1,
    categoryLevel: 0,
    dueCents: 186_702,
    functionsToUpdate: 0,
    dueAfterUpdateCents: null,
    complementCents: 0,
    hourlyFunctions: 0,
    uncomputedFunctions: 0,
    paidCents: null,
    gapCents: null,
    hidesRows: false,
    belowMinimum: true,
    isBirthday: false,
    valuations: [aRow()],
    ...change,
  };
}
