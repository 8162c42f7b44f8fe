/**
 * What a page tells the server that renders it as a document, and what it is given there. In the browser there is none of
 * it: the context is null.
 */
import { createContext } from 'react';

/** What is known of a question of a page: its answer, or why there is none. */
export interface Settled {
  readonly found?: unknown;
  readonly error?: unknown;
}

export interface ServerRender {
  /** The answer to a question, by its place on the page; undefined asks it, and the page is rendered again. */
  settled(place: string, ask: () => Promise<unknown>): Settled | undefined;
  /** Where the document stands, for its readers on paper. */
  readonly address: string;
  /** Path of the site's root, with its last slash. */
  readonly root: string;
  /** Where the tool shows a path, for what a document cannot do. */
  toolAddress(path: string): string;
  /** Where a file of the console is, by its path from the root of the site. */
  fileAddress(file: string): string;
  titled(title: string): void;
  described(description: string): void;
  /** A thing of schema.org. */
  structured(data: Readonly<Record<string, unknown>>): void;
}

export const ServerRenderContext = createContext<ServerRender | null>(null);
