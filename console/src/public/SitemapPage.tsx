import { Link } from 'react-router-dom';
import { titles } from '../i18n/fr';
import { Page } from '../layout/Page';
import { routes, type RouteName } from '../routes';
import { Stack } from '../ui/layout/primitives';
import styles from './HomePage.module.css';

/** Every public page that stands by itself, in the order of the routes. */
const names = (Object.keys(routes) as RouteName[]).filter(
  (name): name is RouteName & keyof typeof titles =>
    routes[name].area === 'public' && !routes[name].pattern.includes(':') && name in titles,
);

export function SitemapPage() {
  return (
    <Page title={titles.sitemap} width="text">
      <Stack as="ul" gap={1} className={styles.links}>
        {names.map((name) => (
          <li key={name}>
            <Link to={routes[name].pattern}>{titles[name]}</Link>
          </li>
        ))}
      </Stack>
    </Page>
  );
}
