import type { Profile, ValuationRow } from '../../api/valuation';
import { useUser } from '../../api/session';
import { dashboard, life, undo } from '../../i18n/fr';
import { paths } from '../../routes';
import { Menu, type MenuItem } from '../../ui/Menu';
import { useLeaving } from '../life/lateDeletion';
import type { LifeAction } from '../life/lifeActions';
import { titleOf } from '../life/names';
import { rowActions } from './rowActions';
import type { RowRequests } from './ValuationParts';
import styles from './ValuationParts.module.css';

function profileItems({ id }: Profile, onRename: () => void): MenuItem[] {
  return [
    { label: dashboard.actions.addFunction, to: paths.newValuation({ profil: id }), separated: true },
    { label: life.profileName.rename, onSelect: onRename },
  ];
}

interface RowMenuProps extends RowRequests {
  row: ValuationRow;
  /** Given when the line also stands for the person. */
  person?: { profile: Profile; onRename: () => void };
}

export function RowMenu({ row, person, onDownload, onHistory, onAction }: RowMenuProps) {
  const user = useUser();
  const leaving = useLeaving(row.id);
  const requests = {
    onDownload: () => onDownload(row),
    onHistory: () => onHistory(row),
    onAction: (action: LifeAction) => onAction(action, row),
  };
  const asker = { associated: user?.associated ?? true };
  const items = leaving
    ? [{ label: undo.deletion.keep, onSelect: () => leaving.keep() }]
    : rowActions(row, asker, requests, person ? profileItems(person.profile, person.onRename) : []);
  return <Menu label={dashboard.actions.menu(titleOf(row))} buttonClassName={styles.menu} items={items} />;
}

interface ProfileMenuProps {
  profile: Profile;
  onRename: () => void;
  onDelete: () => void;
}

export function ProfileMenu({ profile, onRename, onDelete }: ProfileMenuProps) {
  const [add, ...others] = profileItems(profile, onRename);
  const isEmpty = profile.valuations.length === 0;
  return (
    <Menu
      label={dashboard.actions.menu(profile.name)}
      buttonClassName={styles.menu}
      items={[
        ...(add ? [{ ...add, separated: false }] : []),
        ...others,
        ...(isEmpty ? [{ label: life.profileName.delete, onSelect: onDelete, danger: true, separated: true }] : []),
      ]}
    />
  );
}
