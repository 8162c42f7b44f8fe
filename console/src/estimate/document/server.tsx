/** Entry of the server's bundle of the estimate, made with the same light parts as the browser's (vite.estimate.config.ts). */
import { renderToString } from 'react-dom/server';
import { ServerRenderContext, type ServerRender } from '../../portal/serverRender';
import { EstimateIsland } from './EstimateIsland';
import type { IslandProps } from './place';

/** Markup that the browser's script takes over, and what the page says of itself on the way. */
export function renderEstimate(server: ServerRender, props: IslandProps): string {
  return renderToString(
    <ServerRenderContext value={server}>
      <EstimateIsland {...props} />
    </ServerRenderContext>,
  );
}
