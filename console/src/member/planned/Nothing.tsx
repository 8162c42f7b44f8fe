import { planned as words } from '../../i18n/fr';
import { EmptyState } from '../../ui/State';

export function Nothing() {
  return (
    <EmptyState title={words.nothing.title}>
      <p>{words.nothing.text}</p>
    </EmptyState>
  );
}
