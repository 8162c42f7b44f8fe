/** Tells the side panel which classification in progress the page shows. Draws nothing. */
import { isInProgress } from '@valorisation/rules';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useKnownValuation } from '../../api/memberHooks';
import { currentValuation } from '../../layout/menus';
import { underWay } from '../../layout/underWay';
import { NEW_VALUATION } from '../../routes';

export function UnderWay() {
  const { pathname, search } = useLocation();
  const id = currentValuation(pathname, search);
  const known = useKnownValuation(id ?? NEW_VALUATION);
  const isShown = id === NEW_VALUATION || (known !== null && known !== undefined && isInProgress(known.status));
  const shown = isShown ? id : null;

  useLayoutEffect(() => {
    underWay.set(shown);
    return () => underWay.set(null);
  }, [shown]);

  return null;
}
