/** The interface between server and console for public pages as documents (backend/docs/adr/0035). */

/** A GET of the API in the name of the page's reader. */
export type Ask = (address: string) => Promise<{ readonly status: number; readonly body: string }>;

/** Keeps the reader's `Ask` during the rendering of a page: an `AsyncLocalStorage` of the server. */
export interface Asks {
  getStore(): Ask | undefined;
  run<Result>(ask: Ask, act: () => Result): Result;
}

/** The site's address, and what every page loads. */
export interface Site {
  /** The public address, with a final slash. */
  readonly url: string;
  /** Addresses of the style sheets and fonts of every page, below the site's address. */
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** What the estimate's page loads: its own styles, and the script that takes the page over (ADR 33). */
  readonly estimate: {
    readonly styles: readonly string[];
    readonly script: string;
    /** What the script imports first. */
    readonly imports: readonly string[];
  };
}

export interface RenderedPage {
  readonly status: number;
  /** What the page says about itself to programs: title, description, canonical address, cards, structured data. */
  readonly head: string;
  readonly body: string;
  readonly isEstimate: boolean;
  /**
   * False while the service does not tell its state. The page then lacks the maintenance line, and is kept for some
   * seconds only.
   */
  readonly isWhole: boolean;
}

export interface Portal {
  /** Paths of documents, written like routes: `/actualites/:id`. The home page is `/`. */
  readonly patterns: readonly string[];
  /** Other paths without a parameter, for forms and for members. The console shows them. */
  readonly toolPaths: readonly string[];
  /** The path of a document, by the name of its route; null for a route that is not a document. */
  patternOf(name: string): string | null;
  /** The proper form of a path with another letter case or final slashes; null for an unknown path. */
  properPath(path: string): string | null;
  /** Null when a part of the page is not available now: the console's page then says what is wrong. */
  render(address: string, site: Site, ask: Ask): Promise<RenderedPage | null>;
  /** The whole document around a rendered page. */
  documentOf(page: RenderedPage, site: Site): string;
  /** RSS of the news; null while they are not available. */
  feed(site: Site, ask: Ask): Promise<string | null>;
  sitemap(site: Site, ask: Ask): Promise<string | null>;
  robots(site: Site): string;
}

/** What the bundle exports under this name. */
export type OpenPortal = (asks: Asks) => Portal;
