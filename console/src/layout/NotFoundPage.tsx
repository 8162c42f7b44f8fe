import { chrome } from '../i18n/fr';
import { paths } from '../routes';
import { LinkButton } from '../ui/Button';
import { Page } from './Page';
import styles from './Actions.module.css';

/** An address that names no page. */
export function NotFoundPage() {
  const { title, text, home, sitemap } = chrome.notFound;
  return (
    <Page title={title} width="text">
      <p>{text}</p>
      <div className={styles.actions}>
        <LinkButton to={paths.home()} variant="primary">
          {home}
        </LinkButton>
        <LinkButton to={paths.sitemap()}>{sitemap}</LinkButton>
      </div>
    </Page>
  );
}
