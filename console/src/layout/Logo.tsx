import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { logoAddress, useIdentity } from '../api/identity';
import { chrome } from '../i18n/fr';
import { ServerRenderContext } from '../serverRender';
import { paths } from '../routes';
import { Inline } from '../ui/layout/primitives';
import styles from './Header.module.css';

/** The logo of the employer body, which is also the favicon: the shipped one, or a picture of staff. */
export function LogoMark({ size }: { size: number }) {
  const { logo } = useIdentity();
  const server = useContext(ServerRenderContext);
  if (logo !== null) return <img src={server?.fileAddress(logo.slice(1)) ?? logoAddress(logo)} alt="" height={size} />;
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="6" fill="currentColor" />
      <path
        d="M6 23c4-5 16-5 20 0M6 18c4-5 16-5 20 0M6 13c4-5 16-5 20 0"
        fill="none"
        stroke="var(--paper)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Logo() {
  const { siteName, shortName } = useIdentity();
  return (
    <Link to={paths.home()} className="row rigid gap-3 forest-800 plain shrinkable target">
      <LogoMark size={36} />
      <span className="visually-hidden">{chrome.homeLink}</span>
      <span className={styles.wordmark}>
        <span className={styles.product}>{siteName}</span>
        <Inline tone="note" className={styles.body}>
          {shortName}
        </Inline>
      </span>
    </Link>
  );
}
