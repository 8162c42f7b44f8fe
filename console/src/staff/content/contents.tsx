/** Public content as staff write it: one resource for each kind. */
import type { StaffContentKind } from '@valorisation/contract';
import { staffContent } from '../../i18n/fr';
import type { IconName } from '../../ui/Icon';
import type { StaffResource } from '../kit/resource';
import { ContentCreate } from './ContentCreate';
import { ContentList } from './ContentList';
import { ContentEdit } from './desk/ContentEdit';

interface Kind {
  readonly name: StaffContentKind;
  readonly icon: IconName;
  /** False for pages, which have fixed places in the product. */
  readonly isCreated: boolean;
}

/** In the order of the menu. */
const KINDS: readonly Kind[] = [
  { name: 'articles', icon: 'pencil', isCreated: true },
  { name: 'pages', icon: 'page', isCreated: false },
  { name: 'themes', icon: 'tag', isCreated: true },
  { name: 'documents', icon: 'download', isCreated: true },
  { name: 'videos', icon: 'play', isCreated: true },
  { name: 'webseries', icon: 'film', isCreated: true },
];

export const contentResources: readonly StaffResource[] = KINDS.map(({ name, icon, isCreated }) => {
  const { title, tool } = staffContent.kinds[name];
  return {
    name,
    title,
    tool,
    icon,
    group: 'content',
    list: () => <ContentList kind={name} />,
    edit: () => <ContentEdit kind={name} />,
    ...(isCreated && { create: () => <ContentCreate kind={name} /> }),
  };
});
