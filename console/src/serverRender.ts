/** The interface between a page and the server that renders it as a document. In the browser the context is null. */
import { createContext } from 'react';

/** The result of a page's question: its answer, or why there is none. */
export interface Settled {
  readonly found?: unknown;
  readonly error?: unknown;
}

export interface ServerRender {
  /** The answer to a question, by its place on the page. Undefined asks it, and the page is rendered again. */
  settled(place: string, ask: () => Promise<unknown>): Settled | undefined;
  /** The document's address, for its readers on paper. */
  readonly address: string;
  /** Path of the site's root, with a final slash. */
  readonly root: string;
  /** The tool's address for a path, for what a document cannot do. */
  toolAddress(path: string): string;
  /** The address of a console file, by its path from the root of the site. */
  fileAddress(file: string): string;
  titled(title: string): void;
  described(description: string): void;
  /** A schema.org object. */
  structured(data: Readonly<Record<string, unknown>>): void;
}

export const ServerRenderContext = createContext<ServerRender | null>(null);
