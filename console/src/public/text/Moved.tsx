/** Leads from an address that shows nothing any more to the one that shows it now, as the server does for documents. */
import { contentCalls } from '@valorisation/contract';
import { useContext, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useAnswer } from '../../api/useAnswer';
import { isApiError } from '../../core/errors';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { ServerRenderContext } from '../../serverRender';

interface MovedProps {
  path: string;
  /** Why nothing is shown. Only a place that does not exist can have moved. */
  error: unknown;
  /** What the page says when the address leads nowhere else. */
  children: ReactNode;
}

export function Moved({ path, error, children }: MovedProps) {
  const isDocument = useContext(ServerRenderContext) !== null;
  const enabled = !isDocument && isApiError(error) && error.status === 404;
  const moved = useAnswer(contentCalls.moved, { query: { path } }, { silent: true, enabled });
  if (!enabled) return children;
  if (moved.found !== undefined) return <Navigate to={moved.found.path} replace />;
  return moved.error === null ? <ScreenSkeleton /> : children;
}
