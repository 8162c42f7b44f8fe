import { useUser } from '../api/session';
import { chrome, titles } from '../i18n/fr';
import { paths, type RouteName } from '../routes';
import { LinkButton } from '../ui/Button';
import { hasSidePanel } from './menus';
import { Page } from './Page';
import { Cluster } from '../ui/layout/primitives';

/** A route of the product whose screen is not open yet: it says so rather than pretend. */
export function ComingPage({ name }: { name: RouteName }) {
  const user = useUser();
  const isMember = hasSidePanel(user);
  return (
    <Page title={chrome.coming.title(name === 'tool' ? titles.outils : titles[name])} width="text">
      <p>{chrome.coming.text}</p>
      <Cluster above={6}>
        <LinkButton to={isMember ? paths.dashboard() : paths.home()} variant="primary">
          {isMember ? chrome.coming.dashboard : chrome.coming.home}
        </LinkButton>
      </Cluster>
    </Page>
  );
}
