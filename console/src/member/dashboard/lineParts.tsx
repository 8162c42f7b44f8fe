/** The parts of a line of the list. The table and the cards place the same parts. */
import { useState } from 'react';
import type { Profile, ValuationRow } from '../../api/valuation';
import { paidStateOf, type LineState } from '../../amounts/model/lineState';
import { onlyRow } from '../../amounts/model/people';
import { Percent } from '../../ui/Amount';
import { gapLine, personPay, rowPay, type PayPlace } from './Pay';
import { PersonAmount, PersonShare, RowAmount } from './RowAmount';
import { PersonMenu, RowMenu, type PersonOfMenu } from './RowMenus';
import { ProfileBox, RowBox } from './selection/SelectBoxes';
import { Functions, PersonStatus, PersonVerb, RowStatus, RowVerb, type RowRequests } from './ValuationParts';

/** @param person given when the line of a function also stands for the person */
export const functionParts = (row: ValuationRow, requests: RowRequests, person?: PersonOfMenu, state?: LineState) => ({
  row,
  box: <RowBox row={row} />,
  share: <Percent hundredths={row.shareHundredths} />,
  status: <RowStatus row={row} state={state} />,
  verb: <RowVerb row={row} state={state} onAction={requests.onAction} />,
  menu: <RowMenu row={row} person={person} {...requests} />,
});

/** A function below its person. */
export const partParts = (row: ValuationRow, profile: Profile, payPlace: PayPlace, requests: RowRequests) => {
  const pay = rowPay(row);
  return {
    ...functionParts(row, requests, undefined, paidStateOf(row, profile)),
    amount: <RowAmount row={row} part gap={gapLine(pay, payPlace)} />,
    pay,
  };
};

interface PersonPartsOf {
  profile: Profile;
  person: PersonOfMenu;
  /** The active functions that the list has, and whether they stand below the person. */
  rows: readonly ValuationRow[];
  open: boolean;
  onToggle: () => void;
  payPlace: PayPlace;
}

/** The person, who stands for the only function, too. */
export function personParts({ profile, person, rows, payPlace, ...fold }: PersonPartsOf, requests: RowRequests) {
  const only = onlyRow(profile);
  const { open, onToggle } = fold;
  const pay = personPay(profile, open, onToggle);
  return {
    row: only ?? undefined,
    box: only === null ? rows.length > 0 && <ProfileBox profile={profile} /> : <RowBox row={only} />,
    functions: <Functions profile={profile} {...fold} />,
    share: <PersonShare profile={profile} />,
    amount: <PersonAmount profile={profile} gap={gapLine(pay, payPlace)} />,
    pay,
    status: <PersonStatus profile={profile} />,
    verb: <PersonVerb profile={profile} onAction={requests.onAction} />,
    menu: <PersonMenu person={person} {...requests} />,
  };
}

/** Whether the name is being changed, and what the person's menu needs. */
export function useRenaming(of: Omit<PersonOfMenu, 'onRename'>) {
  const [editing, setEditing] = useState(false);
  return { editing, setEditing, person: { ...of, onRename: () => setEditing(true) } };
}
