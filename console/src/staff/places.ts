/** Where a page of the staff area stands: the resource that it shows, and the entry of the menu that leads there. */
import { paths } from '../routes';
import type { StaffResource } from './kit/resource';
import { staffResources } from './resources';

/** The resource of an address of the staff area. */
export function resourceAt(pathname: string): StaffResource | undefined {
  return staffResources.find(({ name }) => `${pathname}/`.startsWith(`${paths.adminList(name)}/`));
}

/** The lists that are tabs of one page, the entry of the menu first. A list by itself has none. */
export function tabsOf({ name, tabOf = name }: StaffResource): readonly StaffResource[] {
  const tabs = staffResources.filter((each) => (each.tabOf ?? each.name) === tabOf);
  return tabs.length > 1 ? tabs : [];
}
