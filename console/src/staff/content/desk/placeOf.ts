import type { StaffContentKind } from '@valorisation/contract';
import { findRouteNamed, paths } from '../../../routes';
import type { ContentRow } from '../fields';

/** The place of a record on the portal, from the tool's page; null without one. */
export function placeOf(kind: StaffContentKind, { id, title, ...row }: ContentRow): string | null {
  switch (kind) {
    case 'articles':
      return `.${paths.article(id, title)}`;
    case 'videos':
      return `.${paths.video(id)}`;
    case 'documents':
      return `.${paths.document(id, title)}`;
    case 'pages': {
      const pattern = findRouteNamed(String(row['name']))?.pattern;
      return pattern === undefined ? null : `.${pattern}`;
    }
    case 'themes':
    case 'webseries':
      return null;
  }
}
