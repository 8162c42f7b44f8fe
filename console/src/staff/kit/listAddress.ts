/** The address of a staff list with a filter for react-admin; without a filter, the last one there applies. */
import { paths } from '../../routes';

export function listAddress(resource: string, filter: object = {}): string {
  const list = `${paths.admin()}/${resource}`;
  const shown = Object.fromEntries(Object.keys(filter).map((field) => [field, true]));
  const query = { filter: JSON.stringify(filter), displayedFilters: JSON.stringify(shown) };
  return `${list}?${new URLSearchParams(query).toString()}`;
}
