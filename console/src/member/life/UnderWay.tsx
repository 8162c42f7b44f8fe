/** Tells the side panel which classification in progress the page shows. It renders nothing. */
import { isInProgress } from '@valorisation/rules';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fileReading } from '../../api/rows';
import { currentValuation } from '../../layout/menus';
import { underWay } from '../../layout/underWay';
import { NEW_VALUATION } from '../../routes';

export function UnderWay() {
  const { pathname, search } = useLocation();
  const id = currentValuation(pathname, search);
  // Only what another screen has read: nothing is asked.
  const known = useQuery({ ...fileReading(id ?? NEW_VALUATION), enabled: false }).data?.valuation;
  const isShown = id === NEW_VALUATION || (known !== undefined && isInProgress(known.status));
  const shown = isShown ? id : null;

  useLayoutEffect(() => {
    underWay.set(shown);
    return () => underWay.set(null);
  }, [shown]);

  return null;
}
