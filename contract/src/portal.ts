/** The interface between server and console for public pages as documents (backend/docs/adr/0035). */

/** A GET of the API in the name of the page's reader. */
export type Ask = (address: string) => Promise<{ readonly status: number; readonly body: string }>;

/** Keeps the `Ask` of the reader while a page is rendered: an `AsyncLocalStorage` of the server. */
export interface Asks {
  getStore(): Ask | undefined;
  run<Result>(ask: Ask, act: () => Result): Result;
}

/** The address of the site, and the files that every page loads. */
export interface Site {
  /** The public address, with a final slash. */
  readonly url: string;
  /** The addresses of the style sheets and fonts that every page loads, relative to the site's address. */
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The script of the home page, which waits for the focus of the search. */
  readonly homeScript: string;
  /** What the page of the estimate loads: its own styles, and the script that takes the page over (ADR 33). */
  readonly estimate: {
    readonly styles: readonly string[];
    readonly script: string;
    /** The files that the script imports first. */
    readonly imports: readonly string[];
  };
}

export interface RenderedPage {
  readonly status: number;
  /** With a 404: the path that shows now what this one showed. */
  readonly movedTo: string | null;
  /** For programs: title, description, canonical address, link cards, structured data. */
  readonly head: string;
  readonly body: string;
  readonly isEstimate: boolean;
  /** False while the service's state is unknown. It then lacks the maintenance line and is kept for some seconds. */
  readonly isWhole: boolean;
}

export interface RenderedFeed {
  readonly text: string;
  /** As of a page. */
  readonly isWhole: boolean;
}

export interface Portal {
  /** Paths of documents, written like routes: `/actualites/:id`. The home page is `/`. */
  readonly patterns: readonly string[];
  /** Other paths without a parameter: forms, and pages for members. The console shows them. */
  readonly toolPaths: readonly string[];
  /** The path of a document, by the name of its route. Null when the route is not a document. */
  patternOf(name: string): string | null;
  /** The correct form of a path that has another letter case or final slashes. Null for an unknown path. */
  properPath(path: string): string | null;
  /** Null when a part of the page is not available now. The console's page is then shown and says what is wrong. */
  render(address: string, site: Site, ask: Ask): Promise<RenderedPage | null>;
  /** The whole document, with the rendered page in it. */
  documentOf(page: RenderedPage, site: Site): string;
  /** The RSS feed of the news; null while the news are not available. */
  feed(site: Site, ask: Ask): Promise<RenderedFeed | null>;
  sitemap(site: Site, ask: Ask): Promise<string | null>;
  robots(site: Site): string;
}

/** The function that the bundle exports under this name. */
export type OpenPortal = (asks: Asks) => Portal;
