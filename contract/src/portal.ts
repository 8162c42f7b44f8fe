/** What the server takes of the console to answer public pages as documents (backend/docs/adr/0035). */

/** A GET of the API as the reader of the page may make it, by its address. */
export type Ask = (address: string) => Promise<{ readonly status: number; readonly body: string }>;

/** Which reader asks, through all that a page waits for: an `AsyncLocalStorage` of the server's. */
export interface Asks {
  getStore(): Ask | undefined;
  run<Result>(ask: Ask, act: () => Result): Result;
}

/** Where the pages stand, and what all of them load. */
export interface Site {
  /** Of the public, with its last slash. */
  readonly url: string;
  /** Addresses of style sheets and of fonts that every page shows, below the site's. */
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** What the page of the estimate loads: its styles in place of those, and the script that takes it over (ADR 33). */
  readonly estimate: {
    readonly styles: readonly string[];
    readonly script: string;
    /** What the script begins by importing. */
    readonly imports: readonly string[];
  };
}

export interface RenderedPage {
  readonly status: number;
  /** What the page says of itself to programs: title, description, canonical address, cards, structured data. */
  readonly head: string;
  /** The page as it is read. */
  readonly body: string;
  readonly isEstimate: boolean;
  /** False while the service does not tell its state: the page lacks the maintenance line, so it is kept for some seconds only. */
  readonly isWhole: boolean;
}

export interface Portal {
  /** Paths that are documents, in the form that routes are written in: `/actualites/:id`. The home page is `/`. */
  readonly patterns: readonly string[];
  /** Other paths without a parameter, where something is filled in or shown to members: the tool shows them. */
  readonly toolPaths: readonly string[];
  /** Where a document stands, by the name of its route; null of what is none. */
  patternOf(name: string): string | null;
  /** A path with another letter case or slashes at its end, as one of those above is written; null of any other path. */
  properPath(path: string): string | null;
  /** Null where a part of the page cannot be had now: the page of the console then says what is wrong. */
  render(address: string, site: Site, ask: Ask): Promise<RenderedPage | null>;
  /** The whole document around a rendered page. */
  documentOf(page: RenderedPage, site: Site): string;
  /** RSS of the news; null while they cannot be had. */
  feed(site: Site, ask: Ask): Promise<string | null>;
  sitemap(site: Site, ask: Ask): Promise<string | null>;
  robots(site: Site): string;
}

/** What the bundle exports under this name. */
export type OpenPortal<RenderEstimate = unknown> = (asks: Asks, renderEstimate: RenderEstimate) => Portal;
