import { useContext } from 'react';
import { useIdentity } from '../api/identity';
import { ServerRenderContext } from '../serverRender';
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
