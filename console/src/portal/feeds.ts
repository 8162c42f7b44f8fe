/** The RSS feed of the news, the site map, and the rules for robots. All are made from what is public now. */
import { contentCalls, statusCalls, type Article, type RenderedFeed, type Site } from '@valorisation/contract';
import { call } from '../api/call';
import { identityOf } from '../api/identity';
import { portal as words } from '../i18n/fr/portal';
import { paths, routes, type RouteName } from '../routes';
import { FEED_PATH, plainPaths, publicAddress } from './documentHtml';

const IN_THE_FEED = 30;
const A_READING = 100;

const MARKUP: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML content or attributes. Control and invalid characters, which XML forbids, are left out. */
function xml(text: string): string {
  return text.replace(/[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu, ' ').replace(/[&<>"']/g, (sign) => MARKUP[sign] ?? sign);
}

/** For texts that feed readers parse as HTML. They are escaped twice, so that they contain no markup. */
function xmlOfHtml(words: string): string {
  return xml(xml(words));
}

/** The cover in the form of Media RSS; nothing without one. */
function coverOf(site: Site, { cover }: Article): string {
  if (cover === null) return '';
  const { src, alt, width, height } = cover;
  return `<media:content url="${xml(publicAddress(site, src))}" medium="image" width="${width}" height="${height}"><media:description>${xml(alt)}</media:description></media:content>`;
}

function articleAddress(site: Site, { id, title }: Article): string {
  return publicAddress(site, paths.article(id, title));
}

export async function feed(site: Site): Promise<RenderedFeed | null> {
  try {
    const [{ data }, service] = await Promise.all([
      call(contentCalls.articles, { query: { perPage: IN_THE_FEED } }),
      call(statusCalls.now, {}).catch(() => null),
    ]);
    const { name, siteName } = identityOf(service);
    const items = data.map((article) => {
      const address = xml(articleAddress(site, article));
      return `<item><title>${xml(article.title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><pubDate>${new Date(article.openDate).toUTCString()}</pubDate><description>${xmlOfHtml(article.summary)}</description>${coverOf(site, article)}</item>`;
    });
    const self = publicAddress(site, `/${FEED_PATH}`);
    const text = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>${xml(words.feed.title(siteName))}</title><link>${xml(publicAddress(site, routes.articles_all.pattern))}</link><description>${xml(words.feed.description(name))}</description><language>fr</language><atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>`;
    return { text, isWhole: service !== null };
  } catch {
    return null;
  }
}

interface Reading<Item> {
  readonly data: readonly Item[];
  readonly lastPage: number;
}

async function every<Item>(
  read: (query: { page: number; perPage: number }) => Promise<Reading<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page++) {
    const { data, lastPage } = await read({ page, perPage: A_READING });
    items.push(...data);
    if (page >= lastPage) return items;
  }
}

export async function sitemap(site: Site, names: readonly RouteName[]): Promise<string | null> {
  try {
    const [own, articles, documents, videos] = await Promise.all([
      every(async (query) => call(contentCalls.ownPages, { query })),
      every(async (query) => call(contentCalls.articles, { query })),
      every(async (query) => call(contentCalls.documents, { query })),
      every(async (query) => call(contentCalls.videos, { query })),
    ]);
    const addresses = [
      ...plainPaths([...names, 'estimation', 'directory', 'contact']).map((path) => publicAddress(site, path)),
      ...own.map(({ name }) => publicAddress(site, paths.ownPage(name))),
      ...articles.map((article) => articleAddress(site, article)),
      ...documents.map(({ id, title }) => publicAddress(site, paths.document(id, title))),
      ...videos.map(({ id }) => publicAddress(site, paths.video(id))),
    ];
    const urls = addresses.map((address) => `<url><loc>${xml(address)}</loc></url>`).join('');
    return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
  } catch {
    return null;
  }
}

/** Robots may read all public pages. The API and the members' screens have nothing for a search engine. */
export function robots(site: Site): string {
  const root = new URL(site.url).pathname;
  return `User-agent: *\nDisallow: ${root}v1/\nDisallow: ${root}admin/\nSitemap: ${publicAddress(site, '/sitemap.xml')}\n`;
}
