/** The parts of a line of the list. The table and the cards place the same parts. */
import { useState } from 'react';
import type { Profile, ValuationRow } from '../../api/valuation';
import { onlyRow } from '../../amounts/model/people';
import { Percent } from '../../ui/Amount';
import { personPay, rowPay } from './Pay';
import { PersonAmount, PersonShare, RowAmount } from './RowAmount';
import { PersonMenu, RowMenu, type PersonOfMenu } from './RowMenus';
import { ProfileBox, RowBox } from './selection/SelectBoxes';
import { Functions, PersonStatus, PersonVerb, RowStatus, RowVerb, type RowRequests } from './ValuationParts';

/** @param person given when the line of a function also stands for the person */
export const functionParts = (row: ValuationRow, requests: RowRequests, person?: PersonOfMenu) => ({
  row,
  box: <RowBox row={row} />,
  share: <Percent hundredths={row.shareHundredths} />,
  status: <RowStatus row={row} />,
  verb: <RowVerb row={row} onAction={requests.onAction} />,
  menu: <RowMenu row={row} person={person} {...requests} />,
});

/** A function below its person. */
export const partParts = (row: ValuationRow, requests: RowRequests) => ({
  ...functionParts(row, requests),
  amount: <RowAmount row={row} part />,
  pay: rowPay(row),
});

interface PersonPartsOf {
  profile: Profile;
  person: PersonOfMenu;
  /** The active functions that the list has, and whether they stand below the person. */
  rows: readonly ValuationRow[];
  open: boolean;
  onToggle: () => void;
}

/** The person, who stands for the only function, too. */
export function personParts({ profile, person, rows, open, onToggle }: PersonPartsOf, requests: RowRequests) {
  const only = onlyRow(profile);
  return {
    row: only ?? undefined,
    box: only === null ? rows.length > 0 && <ProfileBox profile={profile} /> : <RowBox row={only} />,
    functions: <Functions profile={profile} open={open} onToggle={onToggle} />,
    share: <PersonShare profile={profile} />,
    amount: <PersonAmount profile={profile} />,
    pay: personPay(profile, open, onToggle),
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
