import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardPath, type DashboardView } from './dashboardQuery';

/** Puts the answered page into the address: the requested one may have no rows any more. */
export function useAnsweredPage(view: DashboardView, page: number | undefined): void {
  const navigate = useNavigate();
  const path = page === undefined || page === view.page ? null : dashboardPath(view, { page });
  useEffect(() => {
    if (path !== null) void navigate(path, { replace: true });
  }, [path, navigate]);
}
