/** Entry of the server's bundle: public pages as documents, rendered by the console's own components. */
import {
  contentCalls,
  type Asks,
  type OpenPortal,
  type Portal,
  type RenderedPage,
  type ServiceStatus,
  type Site,
} from '@valorisation/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { NavigationType, Route, Router, Routes, createPath, parsePath, type Navigator } from 'react-router-dom';
import { call } from '../api/call';
import { setTransport } from '../api/http';
import { isApiError } from '../core/errors';
import { loadParts } from '../estimate/lazyParts';
import { AppLayout } from '../layout/AppLayout';
import { documentScreens } from '../public/documentScreens';
import { findRoute, routes, type RouteName } from '../routes';
import { documentOf, headOf, plainPaths, publicAddress, type Described } from './documentHtml';
import { EstimateDocument } from './EstimateDocument';
import { feed, robots, sitemap } from './feeds';
import { ServerRenderContext, type ServerRender, type Settled } from '../serverRender';

/** An answer may add parts that ask for more answers. An article, for example, asks for its neighbours. */
const MOST_PASSES = 4;

type DocumentName = keyof typeof documentScreens | 'estimation';

const names = [...Object.keys(documentScreens), 'estimation'] as DocumentName[];

const isDocument = (name: RouteName | undefined): name is DocumentName => names.some((one) => one === name);

/** Without the staff area, because its addresses also belong to the API. */
const isForTool = (name: RouteName): boolean => routes[name].access !== 'staff' && !isDocument(name);

function askThrough(asks: Asks): void {
  setTransport(async (input) => {
    const ask = asks.getStore();
    if (ask === undefined || typeof input !== 'string') throw new Error('Nothing is asked outside of a page');
    const { status, body } = await ask(input);
    return new Response(body, { status });
  });
}

/**
 * Documents link to each other at their own addresses. All other links lead to the tool, behind the hash of the home
 * page.
 */
function navigatorOf({ pathname: root }: URL, read: URL): Navigator {
  const refuse = () => {
    throw new Error('A document goes nowhere by itself');
  };
  return {
    createHref: (to) => {
      const path = typeof to === 'string' ? parsePath(to) : to;
      if (!isDocument(findRoute(path.pathname ?? '/'))) return `${root}#${createPath(path)}`;
      // A section of this very document is reached without loading it again.
      const section = new URLSearchParams(path.search).get('rubrique');
      const isHere = path.pathname === read.pathname && read.search === '';
      const place = section === null ? '' : `#${section}`;
      return isHere && place !== '' ? place : `${root}${createPath(path).slice(1)}${place}`;
    },
    push: refuse,
    replace: refuse,
    go: refuse,
  };
}

/** The answers of a page by place, each requested once. The page is rendered again until no new request comes. */
class Answers {
  private readonly settled = new Map<string, Settled>();
  private readonly asked = new Map<string, () => Promise<unknown>>();

  at(place: string, ask: () => Promise<unknown>): Settled | undefined {
    const settled = this.settled.get(place);
    if (settled === undefined) this.asked.set(place, ask);
    return settled;
  }

  /** Waits for the open requests. Returns false when there was none. */
  async settle(): Promise<boolean> {
    const asked = [...this.asked];
    this.asked.clear();
    const settle = async ([place, ask]: (typeof asked)[number]) => {
      try {
        this.settled.set(place, { found: await ask() });
      } catch (error) {
        this.settled.set(place, { error });
      }
    };
    await Promise.all(asked.map(settle));
    return asked.length > 0;
  }

  /** Null while it is unknown. */
  get service(): ServiceStatus | null {
    return (this.settled.get('service-status')?.found ?? null) as ServiceStatus | null;
  }

  /** False when the page lacks the state of the service. The page is then kept only for a short time. */
  get isWhole(): boolean {
    return this.service !== null;
  }

  /** 404 for content that is not public. Null after a failure. */
  get status(): number | null {
    const errors = [...this.settled.values()].flatMap(({ error }) => (error === undefined ? [] : [error]));
    if (errors.length === 0) return 200;
    return errors.every((error) => isApiError(error) && error.status === 404) ? 404 : null;
  }
}

async function rendered(name: DocumentName, address: URL, site: Site): Promise<RenderedPage | null> {
  if (name === 'estimation') await loadParts();
  const screen = name === 'estimation' ? <EstimateDocument /> : documentScreens[name];
  const answers = new Answers();
  const navigator = navigatorOf(new URL(site.url), address);
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const described: Described = { title: '', description: '', picture: null, structured: [] };
    const server: ServerRender = {
      address: publicAddress(site, address.pathname),
      settled: (place, ask) => answers.at(place, ask),
      root: new URL(site.url).pathname,
      toolAddress: (path) => `${new URL(site.url).pathname}#${path}`,
      linkAddress: (path) => navigator.createHref(path),
      fileAddress: (file) => new URL(site.url).pathname + file,
      titled: (title) => (described.title = title),
      described: (description) => (described.description = description),
      pictured: (picture) => (described.picture = picture),
      structured: (data) => described.structured.push(data),
    };
    const body = renderToStaticMarkup(
      <ServerRenderContext value={server}>
        <Router
          location={{ pathname: address.pathname, search: address.search, hash: '', state: null, key: 'document' }}
          navigationType={NavigationType.Pop}
          navigator={navigator}
          static
        >
          <AppLayout>
            <Routes>
              <Route path={routes[name].pattern} element={screen} />
            </Routes>
          </AppLayout>
        </Router>
      </ServerRenderContext>,
    );
    if (await answers.settle()) continue;
    const { status } = answers;
    return status === null
      ? null
      : {
          status,
          movedTo: status === 404 ? await movedFrom(name, address.pathname) : null,
          head: headOf(described, { name, path: address.pathname, status, service: answers.service }, site),
          body,
          isEstimate: name === 'estimation',
          isWhole: answers.isWhole,
        };
  }
  return null;
}

/** The path that shows what this one showed. Pages of the product are known by the names of their routes. */
async function movedFrom(name: DocumentName, path: string): Promise<string | null> {
  try {
    const isNamed = routes[name].pattern === path;
    return (await call(contentCalls.moved, { query: { path: isNamed ? `/${name}` : path } })).path;
  } catch {
    return null;
  }
}

const toolPaths = plainPaths((Object.keys(routes) as RouteName[]).filter(isForTool));

function properPath(path: string): string | null {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  const proper = path.slice(0, end).toLowerCase();
  const name = findRoute(proper);
  // Only the server knows which other addresses have a page.
  const isServed = (isDocument(name) && name !== 'page') || toolPaths.includes(proper);
  return isServed && proper !== path ? proper : null;
}

export const openPortal: OpenPortal = (asks): Portal => {
  askThrough(asks);
  return {
    patterns: names.map((name) => routes[name].pattern),
    toolPaths,
    patternOf: (name) => names.filter((one) => one === name).map((one) => routes[one].pattern)[0] ?? null,
    properPath,
    render: async (address, site, ask) => {
      const asked = new URL(address, 'http://portal');
      const name = findRoute(asked.pathname);
      return isDocument(name) ? asks.run(ask, async () => rendered(name, asked, site)) : null;
    },
    documentOf,
    feed: async (site, ask) => asks.run(ask, async () => feed(site)),
    sitemap: async (site, ask) => asks.run(ask, async () => sitemap(site, names)),
    robots,
  };
};
