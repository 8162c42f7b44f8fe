import { formatSiret } from '@valorisation/rules';
import { useContext } from 'react';
import { useIdentity } from '../api/identity';
import { useUser } from '../api/session';
import { chrome } from '../i18n/fr';
import { ServerRenderContext } from '../serverRender';
import { formatInstant } from '../ui/instant';
import styles from './PrintedOrigin.module.css';

/** On paper only: the person and the address of the page. The tool's own documents contain both. */
export function PrintedOrigin() {
  const server = useContext(ServerRenderContext);
  const { siteName, name } = useIdentity();
  if (server === null) return null;
  return (
    <p className={styles.origin}>
      <span>{[siteName, name].join(', ')}</span> <span>{server.address}</span>
    </p>
  );
}

const dayOfPrinting = (): string => formatInstant(new Date().toISOString());

/** On paper only: whose sheet it is and the day of printing. Public pages name their origin instead. */
export function PrintedLetterhead() {
  const { companyName = null, siret = null } = useUser() ?? {};
  if (companyName === null) return null;
  return (
    <p className={styles.origin}>
      <span>
        <strong className="ink">{companyName}</strong>
        {siret !== null && chrome.letterhead(formatSiret(siret))}
      </span>{' '}
      <span>{chrome.printedOn(dayOfPrinting())}</span>
    </p>
  );
}
