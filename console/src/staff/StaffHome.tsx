import { Title, useGetIdentity } from 'react-admin';
import { Link } from 'react-router-dom';
import { staff } from '../i18n/fr';
import { paths } from '../routes';
import { staffResources } from './resources';
import { Stack, Surface } from '../ui/layout/primitives';
import styles from './StaffHome.module.css';
import { StaffTitle } from './kit/StaffTitle';

/** What the area will hold, until its first screens open. */
export function StaffHome() {
  const { identity } = useGetIdentity();
  return (
    <Stack className={styles.home}>
      <Title title={<StaffTitle text={staff.title} />} />
      {identity?.fullName && <p className={styles.greeting}>{staff.welcome(identity.fullName)}</p>}
      <p>{staff.intro}</p>
      <h2>{staff.openTools}</h2>
      <Surface as="dl" className={styles.list}>
        {staffResources.map(({ name, title, tool }) => (
          <div key={name}>
            <dt>
              <Link to={`${paths.admin()}/${name}`}>{title}</Link>
            </dt>
            <dd>{tool}</dd>
          </div>
        ))}
      </Surface>
      <h2>{staff.comingTitle}</h2>
      <Surface as="dl" className={styles.list}>
        {staff.coming.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Surface>
      <Link to={paths.home()}>{staff.site}</Link>
    </Stack>
  );
}
