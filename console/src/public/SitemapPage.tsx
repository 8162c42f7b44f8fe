import { Link } from 'react-router-dom';
import { contentCalls } from '@valorisation/contract';
import { useAnswer } from '../api/useAnswer';
import { pages, titles } from '../i18n/fr';
import { Page } from '../layout/Page';
import { paths, routes } from '../routes';
import { Stack } from '../ui/layout/primitives';
import { siteMap } from '../layout/siteMap';

export function SitemapPage() {
  const { found } = useAnswer(contentCalls.ownPages, { query: { perPage: 100 } }, { silent: true });
  const own = found?.data ?? [];
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
        {own.length > 0 && (
          <Stack as="section" gap={2}>
            <h2>{pages.textPages.ownPages}</h2>
            <Stack as="ul" gap={1}>
              {own.map(({ name, title }) => (
                <li key={name}>
                  <Link to={paths.ownPage(name)}>{title}</Link>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </Page>
  );
}
