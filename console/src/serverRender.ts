/** The interface between a page and the server that renders it as a document. In a browser the context is null. */
import type { SectionPicture } from '@valorisation/contract';
import { createContext } from 'react';

/** The result of a request that a page has made: its answer, or the error. */
export interface Settled {
  readonly found?: unknown;
  readonly error?: unknown;
}

export interface ServerRender {
  /**
   * The answer to a request, by the place of the request on the page. Undefined when there is none yet: the request is
   * then made, and the page is rendered again.
   */
  settled(place: string, ask: () => Promise<unknown>): Settled | undefined;
  /** The document's address, for people who read it on paper. */
  readonly address: string;
  /** The path of the site's root, with a final slash. */
  readonly root: string;
  /** The tool's address for a path, for pages that are not documents. */
  toolAddress(path: string): string;
  /** The address of a place of the portal: of its document, or in the tool. */
  linkAddress(path: string): string;
  /** The address of a console file, by its path from the root of the site. */
  fileAddress(file: string): string;
  titled(title: string): void;
  described(description: string): void;
  /** The picture of link cards. Its address begins with a slash. */
  pictured(picture: SectionPicture): void;
  /** A schema.org object. */
  structured(data: Readonly<Record<string, unknown>>): void;
}

export const ServerRenderContext = createContext<ServerRender | null>(null);
