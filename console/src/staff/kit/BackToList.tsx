import { staffKit as words } from '../../i18n/fr';
import { ResourceButton } from './ResourceButton';

export function BackToList() {
  return <ResourceButton page="list" icon="left" label={words.back} />;
}
