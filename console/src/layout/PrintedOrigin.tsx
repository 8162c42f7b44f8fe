import { useContext } from 'react';
import { body, chrome } from '../i18n/fr';
import { ServerRenderContext } from '../serverRender';
import styles from './PrintedOrigin.module.css';

/** On paper only: the person and the address of the page. The tool's own documents contain both. */
export function PrintedOrigin() {
  const server = useContext(ServerRenderContext);
  if (server === null) return null;
  return (
    <p className={styles.origin}>
      <span>{[chrome.product, body.name].join(', ')}</span> <span>{server.address}</span>
    </p>
  );
}
