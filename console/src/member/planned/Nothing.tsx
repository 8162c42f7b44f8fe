import { planned as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/State';

export function Nothing() {
  return (
    <EmptyState title={words.nothing.title}>
      <p>{words.nothing.text}</p>
    </EmptyState>
  );
}

export function NoSelection() {
  const { title, text, action } = words.noSelection;
  return (
    <EmptyState title={title} action={<LinkButton to={paths.dashboard()}>{action}</LinkButton>}>
      <p>{text}</p>
    </EmptyState>
  );
}
