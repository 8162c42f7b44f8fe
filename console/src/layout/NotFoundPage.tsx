import { useLayoutEffect } from 'react';
import { useIdentity } from '../api/identity';
import { useUser } from '../api/session';
import { chrome } from '../i18n/fr';
import { paths } from '../routes';
import { LinkButton } from '../ui/Button';
import { hasSidePanel } from './menus';
import { Page } from './Page';
import { isNowhere } from './underWay';
import { Cluster } from '../ui/layout/primitives';

export function NotFoundPage() {
  const { title, text, home, sitemap } = chrome.notFound;
  const { notFoundTitle, notFoundText } = useIdentity();
  const isMember = hasSidePanel(useUser());

  useLayoutEffect(() => {
    isNowhere.set(true);
    return () => isNowhere.set(false);
  }, []);

  return (
    <Page title={notFoundTitle || title} width="text">
      <p>{notFoundText || text}</p>
      <Cluster above={6}>
        <LinkButton to={isMember ? paths.dashboard() : paths.home()} variant="primary">
          {isMember ? chrome.header.dashboard : home}
        </LinkButton>
        <LinkButton to={paths.sitemap()}>{sitemap}</LinkButton>
      </Cluster>
    </Page>
  );
}
