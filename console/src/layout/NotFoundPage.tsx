import { useIdentity } from '../api/identity';
import { chrome } from '../i18n/fr';
import { paths } from '../routes';
import { LinkButton } from '../ui/Button';
import { Page } from './Page';
import { Cluster } from '../ui/layout/primitives';

export function NotFoundPage() {
  const { title, text, home, sitemap } = chrome.notFound;
  const { notFoundTitle, notFoundText } = useIdentity();
  return (
    <Page title={notFoundTitle || title} width="text">
      <p>{notFoundText || text}</p>
      <Cluster above={6}>
        <LinkButton to={paths.home()} variant="primary">
          {home}
        </LinkButton>
        <LinkButton to={paths.sitemap()}>{sitemap}</LinkButton>
      </Cluster>
    </Page>
  );
}
