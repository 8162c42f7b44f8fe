/** A text that staff have formatted. Its links to places of the portal lead to documents, when a document shows it. */
import { useContext } from 'react';
import { ServerRenderContext } from '../serverRender';
import styles from './RichText.module.css';

const PLACES = /(?<= href=")#(\/[^"]*)/g;

export function RichText({ html }: { html: string }) {
  const server = useContext(ServerRenderContext);
  const shown = server === null ? html : html.replace(PLACES, (_, path: string) => server.linkAddress(path));
  // The server has cleaned the text. It has only the elements and attributes of the contract’s PORTAL_TEXT.
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: shown }} />;
}
