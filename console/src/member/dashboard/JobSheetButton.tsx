/** The 'Fiche de poste' button of a profile. It has a menu once a sheet is saved. */
import type { Profile } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { paths } from '../../routes';
import { Button, LinkButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Menu } from '../../ui/Menu';
import styles from './JobSheetButton.module.css';

const { jobSheet: words } = dashboard;

/** The list may show only some of the profile's rows, so the profile's own count decides. */
export function jobSheetRefusal({ activeFunctions, valuations }: Pick<Profile, 'activeFunctions' | 'valuations'>) {
  if (activeFunctions > 0) return null;
  return valuations.length === 0 ? words.noFunction : words.allArchived;
}

export interface JobSheetButtonProps {
  profile: Profile;
  onDownloadSheet: (profile: Profile) => void;
}

export function JobSheetButton({ profile, onDownloadSheet }: JobSheetButtonProps) {
  const refusal = jobSheetRefusal(profile);
  const name = words.of(profile.name);
  if (refusal !== null) {
    return (
      <Button variant="quiet" className={styles.open} aria-label={name} refusal={refusal}>
        {words.open}
      </Button>
    );
  }
  const path = paths.jobDescription(profile.id);
  return (
    <span className={styles.sheet}>
      <LinkButton to={path} variant="quiet" className={styles.open ?? ''} aria-label={name}>
        {words.open}
      </LinkButton>
      {profile.hasJobSheet && (
        <Menu
          label={words.menu(profile.name)}
          buttonClassName={styles.menu}
          items={[
            { label: words.edit, to: path },
            { label: words.exportPdf, onSelect: () => onDownloadSheet(profile) },
          ]}
        >
          <Icon name="down" size={16} />
        </Menu>
      )}
    </span>
  );
}
