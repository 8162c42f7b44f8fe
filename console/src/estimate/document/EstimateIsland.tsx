/** The estimate on its own page: what the server renders and the browser takes over is this one tree. */
import { ErrorBoundary } from '../../layout/ErrorBoundary';
import { EstimatePage } from '../EstimatePage';
import type { IslandProps } from './place';
import { Address } from './router';

export function EstimateIsland({ reference, root, search }: IslandProps) {
  return (
    <Address root={root} search={search}>
      <ErrorBoundary resetKey={search}>
        <EstimatePage reference={reference} />
      </ErrorBoundary>
    </Address>
  );
}
