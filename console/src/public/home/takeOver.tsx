import { hydrateRoot } from 'react-dom/client';
import { paths } from '../../routes';
import { HomeSearch } from './HomeSearch';

export function takeOver(place: HTMLElement): void {
  const go = (search: string) => window.location.assign(`.${paths.estimate(search)}`);
  hydrateRoot(place, <HomeSearch onGo={go} />);
}
