/** The menus of the header and the footer: their links, their order, and a preview of the site with them. */
import { type MenuName } from '@valorisation/contract';
import { staffMenus as words } from '../../i18n/fr';
import { useBrokenLinks } from '../content/desk/useBrokenLinks';
import { ContentEdit } from '../content/desk/ContentEdit';
import type { Desk, DeskProps } from '../content/desk/useDesk';
import { linksOf } from '../content/fields';
import type { StaffResource } from '../kit/resource';
import { MenuRows } from './MenuRows';
import { OnlyRecord } from './OnlyRecord';
import { SiteDesk } from './SiteDesk';
import { SitePreview } from './SitePreview';
import { usePlaces } from './usePlaces';

const NAMES: readonly MenuName[] = ['header', 'information', 'tool', 'legal'];

function Form({ desk: { values, errors, change } }: { desk: Desk }) {
  const { broken } = useBrokenLinks(values);
  const places = usePlaces();
  return NAMES.map((name) => (
    <MenuRows
      key={name}
      name={name}
      links={linksOf(values[name])}
      error={errors[name]}
      broken={broken}
      places={places}
      onChange={(links) => change(name, links)}
    />
  ));
}

const MenusDesk = (props: DeskProps) => (
  <SiteDesk
    {...props}
    words={words}
    form={(desk) => <Form desk={desk} />}
    preview={(values) => (
      <SitePreview target={{ kind: 'menus', id: props.record.id }} values={values} title={words.frame} />
    )}
  />
);

export const menus: StaffResource = {
  name: 'menus',
  title: words.title,
  tool: words.tool,
  group: 'portal',
  list: OnlyRecord,
  edit: () => <ContentEdit kind="menus" only={words.title} desk={MenusDesk} />,
};
