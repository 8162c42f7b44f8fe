/** The estimate on its own page: the server renders this tree, and the browser takes it over. */
import { useEffect } from 'react';
import { ErrorBoundary } from '../../layout/ErrorBoundary';
import { EstimatePage } from '../EstimatePage';
import { repeatEarlyInput } from './earlyInput';
import { PLACE_ID, type IslandProps } from './place';
import { Address } from './router';

export function EstimateIsland({ reference, root, search }: IslandProps) {
  return (
    <Address root={root} search={search}>
      <ErrorBoundary resetKey={search}>
        <EstimatePage reference={reference}>
          <OnceTakenOver />
        </EstimatePage>
      </ErrorBoundary>
    </Address>
  );
}

/** Its effect runs after those of the fields beside it, which listen by then. */
function OnceTakenOver() {
  useEffect(() => {
    const place = document.getElementById(PLACE_ID);
    if (place !== null) void repeatEarlyInput(place);
  }, []);
  return null;
}
