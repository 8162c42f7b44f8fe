/** The address of a staff list, its filter in it as react-admin reads it. */
import { paths } from '../../routes';

export function listAddress(resource: string, filter: object = {}): string {
  const list = `${paths.admin()}/${resource}`;
  if (Object.keys(filter).length === 0) return list;
  const shown = Object.fromEntries(Object.keys(filter).map((field) => [field, true]));
  const query = { filter: JSON.stringify(filter), displayedFilters: JSON.stringify(shown) };
  return `${list}?${new URLSearchParams(query).toString()}`;
}
