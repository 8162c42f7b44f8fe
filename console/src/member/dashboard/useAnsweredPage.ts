import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardPath, type DashboardView } from './dashboardQuery';

/** Writes the number of the answered page into the address, because the requested page may no longer have rows. */
export function useAnsweredPage(view: DashboardView, page: number | undefined): void {
  const navigate = useNavigate();
  const path = page === undefined || page === view.page ? null : dashboardPath(view, { page });
  useEffect(() => {
    if (path !== null) void navigate(path, { replace: true });
  }, [path, navigate]);
}
