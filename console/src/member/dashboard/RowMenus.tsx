import { isActive } from '@valorisation/rules';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Profile, ValuationRow } from '../../api/valuation';
import { useUser } from '../../api/session';
import { activeRows, onlyRow } from '../../amounts/model/people';
import { dashboard, life, selection, undo } from '../../i18n/fr';
import { pay } from '../../i18n/fr/pay';
import { paths } from '../../routes';
import { Menu, type MenuItem } from '../../ui/Menu';
import { useLeaving } from '../life/lateDeletion';
import { lifeActions, type LifeAction } from '../life/lifeActions';
import { titleOf } from '../life/names';
import { PaidForm } from '../pay/PaidForm';
import { rowActions, sheetItems } from './rowActions';
import type { ProfileRequests, RowRequests } from './ValuationParts';
import styles from './ValuationParts.module.css';

function profileItems({ id }: Profile, onRename: () => void): MenuItem[] {
  return [
    { label: dashboard.actions.addFunction, to: paths.newValuation({ profil: id }), separated: true },
    { label: life.profileName.rename, onSelect: onRename, shortcut: 'F2' },
  ];
}

/** What the menu of a person's line needs. */
export interface PersonOfMenu extends Pick<ProfileRequests, 'onDownloadSheet' | 'onDeleteProfile' | 'onAll'> {
  profile: Profile;
  onRename: () => void;
}

interface RowMenuProps extends RowRequests {
  row: ValuationRow;
  /** The name of the menu; by default it names the function. */
  label?: string | undefined;
  /** Given when the line also stands for the person. */
  person?: PersonOfMenu | undefined;
}

/** The sheet comes first, and a line separates it from the rest. */
function withSheet({ profile, onDownloadSheet }: PersonOfMenu, [first, ...others]: readonly MenuItem[]): MenuItem[] {
  return [...sheetItems(profile, onDownloadSheet), ...(first ? [{ ...first, separated: true }, ...others] : [])];
}

export function RowMenu({
  row,
  label = `${row.profileName}, ${titleOf(row)}`,
  person,
  onDownload,
  onHistory,
  onAction,
}: RowMenuProps) {
  const user = useUser();
  const leaving = useLeaving(row.id);
  const requests = {
    onDownload: () => onDownload(row),
    onHistory: () => onHistory(row),
    onAction: (action: LifeAction) => onAction(action, row),
  };
  const asker = { associated: user?.associated ?? true };
  const [isPaying, setPaying] = useState(false);
  const paid: MenuItem = {
    label: row.paid === null ? pay.enter : pay.changeLong,
    onSelect: () => setPaying(true),
    separated: true,
  };
  const own = rowActions(row, asker, requests, [
    ...(user?.seesPay === true && isActive(row.status) ? [paid] : []),
    ...(person ? profileItems(person.profile, person.onRename) : []),
  ]);
  const kept = leaving && [{ label: undo.deletion.keep, onSelect: () => leaving.keep() }];
  const items = kept ?? (person ? withSheet(person, own) : own);
  return (
    <>
      <Menu label={dashboard.actions.menu(label)} buttonClassName={styles.menu} items={items} />
      {isPaying && <PaidForm row={row} onClose={() => setPaying(false)} />}
    </>
  );
}

/** The acts on all active functions of the person that the list shows, each with the number of those that it changes. */
function itemsOfAll({ profile, onAll }: PersonOfMenu, associated: boolean): MenuItem[] {
  return (['archive', 'hide', 'show'] as const).flatMap((action) => {
    const rows = activeRows(profile).filter((row) => lifeActions(row, { associated }).includes(action));
    return rows.length === 0
      ? []
      : [{ label: selection.ofPerson[action](rows.length), onSelect: () => onAll(action, rows) }];
  });
}

function ProfileMenu({ person }: { person: PersonOfMenu }) {
  const { profile, onRename, onDeleteProfile } = person;
  const associated = useUser()?.associated ?? true;
  const { pathname } = useLocation();
  const page = paths.person(profile.id);
  const isEmpty = profile.valuations.length === 0;
  return (
    <Menu
      label={dashboard.actions.menu(profile.name)}
      buttonClassName={styles.menu}
      items={[
        ...withSheet(person, [
          // The history of several functions is a part of the person's page.
          ...(isEmpty || pathname === page ? [] : [{ label: dashboard.actions.history, to: page }]),
          ...itemsOfAll(person, associated),
          ...profileItems(profile, onRename),
        ]),
        ...(isEmpty
          ? [
              {
                label: life.profileName.delete,
                onSelect: () => onDeleteProfile(profile),
                danger: true,
                separated: true,
              },
            ]
          : []),
      ]}
    />
  );
}

interface PersonMenuProps extends RowRequests {
  person: PersonOfMenu;
  label?: string;
}

/** The person's menu, which has the acts on the only function, too. */
export function PersonMenu({ person, label, ...requests }: PersonMenuProps) {
  const { profile } = person;
  const only = onlyRow(profile);
  if (only === null) return <ProfileMenu person={person} />;
  return <RowMenu row={only} label={label} person={person} {...requests} />;
}
