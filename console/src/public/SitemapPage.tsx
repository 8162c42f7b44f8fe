import { Link } from 'react-router-dom';
import { titles } from '../i18n/fr';
import { Page } from '../layout/Page';
import { routes } from '../routes';
import { Stack } from '../ui/layout/primitives';
import { siteMap } from './siteMap';

export function SitemapPage() {
  return (
    <Page title={titles.sitemap} width="text">
      <Stack gap={6}>
        {siteMap.map(({ title, names }) => (
          <Stack as="section" gap={2} key={title}>
            <h2>{title}</h2>
            <Stack as="ul" gap={1}>
              {names.map((name) => (
                <li key={name}>
                  <Link to={routes[name].pattern}>{titles[name]}</Link>
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}
