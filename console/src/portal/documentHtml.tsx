/** The document around a public page, and its head for search engines, link cards and feed readers. */
import type { RenderedPage, SectionPicture, ServiceStatus, Site } from '@valorisation/contract';
import { colorProperties } from '@valorisation/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { identityOf } from '../api/identity';
import { pages } from '../i18n/fr';
import { portal as words } from '../i18n/fr/portal';
import { routes, type RouteName } from '../routes';

/** What a page says about itself while it is rendered. */
export interface Described {
  title: string;
  description: string;
  /** The picture of link cards; null: the logo. */
  picture: SectionPicture | null;
  readonly structured: Readonly<Record<string, unknown>>[];
}

interface Place {
  readonly name: RouteName;
  readonly path: string;
  readonly status: number;
  /** Null while it is unknown. */
  readonly service: ServiceStatus | null;
}

export const FEED_PATH = 'actualites.xml';
const COLORS_PATH = 'couleurs.css';

export function publicAddress(site: Site, path: string): string {
  return new URL(path.slice(1), site.url).href;
}

function organisation(site: Site, name: string): Record<string, unknown> {
  return { '@type': 'Organization', name, url: site.url };
}

/** The style sheet with the body's colours, relative to the site's address; null for the shipped colours. */
function colorsAddress(service: ServiceStatus | null): string | null {
  if (service === null) return null;
  const { actColor, accentColor } = service.identity;
  if (colorProperties(actColor, accentColor).length === 0) return null;
  return `${COLORS_PATH}?act=${actColor.slice(1)}&accent=${accentColor.slice(1)}`;
}

/** Escapes `<`, which could close the element that contains the data. */
export function jsonInMarkup(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

function structuredData(data: Readonly<Record<string, unknown>>): string {
  return jsonInMarkup({ '@context': 'https://schema.org', ...data });
}

export function headOf(
  { title, description, picture, structured }: Described,
  { name, path, status, service }: Place,
  site: Site,
): string {
  const address = publicAddress(site, path);
  const said = description === '' ? pages.home.intro : description;
  const { name: bodyName, siteName, shortName, logo } = identityOf(service);
  const pictured = picture?.src ?? logo;
  const card = pictured === null ? null : publicAddress(site, pictured);
  const sheet = colorsAddress(service);
  const data = [
    ...(name === 'home'
      ? [{ ...organisation(site, bodyName), '@type': 'WebSite', publisher: organisation(site, bodyName) }]
      : []),
    ...structured.map((one) => ({ publisher: organisation(site, bodyName), mainEntityOfPage: address, ...one })),
  ];
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={said} />
      {status === 200 ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={shortName} />
      <meta property="og:type" content={name === 'article' ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={said} />
      <meta property="og:url" content={address} />
      {card !== null && <meta property="og:image" content={card} />}
      {picture !== null && <meta property="og:image:alt" content={picture.alt} />}
      {logo !== null && <link rel="icon" type="image/webp" href={new URL(site.url).pathname + logo.slice(1)} />}
      {sheet !== null && <link rel="stylesheet" href={new URL(site.url).pathname + sheet} />}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={words.feed.title(siteName)}
        href={publicAddress(site, `/${FEED_PATH}`)}
      />
      {data.map((one, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(one) }} />
      ))}
    </>,
  );
}

export function documentOf({ head, body: page, isEstimate }: RenderedPage, site: Site): string {
  const { url, fonts } = site;
  const { styles, script, imports } = isEstimate ? site.estimate : { styles: site.styles, script: null, imports: [] };
  const root = new URL(url).pathname;
  const before = renderToStaticMarkup(
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <meta name="theme-color" content="#FBFAF6" />
      <link rel="icon" type="image/svg+xml" href={`${root}favicon.svg`} />
      <link rel="manifest" href={`${root}manifest.webmanifest`} />
      {fonts.map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="" href={root + file} />
      ))}
      {styles.map((file) => (
        <link key={file} rel="stylesheet" href={root + file} />
      ))}
      {imports.map((file) => (
        <link key={file} rel="modulepreload" href={root + file} />
      ))}
      {script !== null && <script type="module" src={root + script} />}
    </>,
  );
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8">${before}${head}</head><body><div id="root">${page}</div></body></html>`;
}

export function plainPaths(names: readonly RouteName[]): string[] {
  return names.map((name) => routes[name].pattern).filter((pattern) => !pattern.includes(':'));
}
