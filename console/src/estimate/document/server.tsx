/**
 * Entry of the server's bundle of the estimate, built with the same light parts as the browser's
 * (vite.estimate.config.ts).
 */
import { renderToString } from 'react-dom/server';
import { ServerRenderContext, type ServerRender } from '../../serverRender';
import { EstimateIsland } from './EstimateIsland';
import type { IslandProps } from './place';

/** Markup for the browser's script, and what the page says about itself. */
export function renderEstimate(server: ServerRender, props: IslandProps): string {
  return renderToString(
    <ServerRenderContext value={server}>
      <EstimateIsland {...props} />
    </ServerRenderContext>,
  );
}
