import { Title, useGetIdentity } from 'react-admin';
import { Link } from 'react-router-dom';
import { staff, staffMails, staffRequests } from '../i18n/fr';
import { paths } from '../routes';
import styles from './StaffHome.module.css';
import { StaffTitle } from './StaffTitle';

/** What the area will hold, until its first screens open. */
export function StaffHome() {
  const { identity } = useGetIdentity();
  return (
    <div className={styles.home}>
      <Title title={<StaffTitle text={staff.title} />} />
      {identity?.fullName && <p className={styles.greeting}>{staff.welcome(identity.fullName)}</p>}
      <p>{staff.intro}</p>
      <h2>{staff.openTools}</h2>
      <dl className={styles.list}>
        <div>
          <dt>
            <Link to={`${paths.admin()}/account-requests`}>{staffRequests.title}</Link>
          </dt>
          <dd>{staffRequests.tool}</dd>
        </div>
        <div>
          <dt>
            <Link to={`${paths.admin()}/mails`}>{staffMails.title}</Link>
          </dt>
          <dd>{staffMails.tool}</dd>
        </div>
      </dl>
      <h2>{staff.comingTitle}</h2>
      <dl className={styles.list}>
        {staff.coming.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Link to={paths.home()}>{staff.site}</Link>
    </div>
  );
}
