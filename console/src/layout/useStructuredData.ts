/** Tells search engines what a page is about (schema.org). Only the server writes this into the document. */
import { useContext } from 'react';
import { ServerRenderContext } from '../serverRender';

export function useStructuredData(data: Readonly<Record<string, unknown>> | null): void {
  const server = useContext(ServerRenderContext);
  if (data !== null) server?.structured(data);
}
