import { Link } from 'react-router-dom';
import type { StaffAccess } from '@valorisation/contract';
import { accessGrant as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { formatMoment } from '../../ui/instant';
import styles from './Notices.module.css';

export function AccessGrantLine({ access }: { access: StaffAccess | undefined }) {
  if (access === undefined || access.until === null) return null;
  return (
    <p className={styles.access}>
      {words.openUntil(formatMoment(access.until))} <Link to={paths.dataProtection()}>{words.see}</Link>
    </p>
  );
}
