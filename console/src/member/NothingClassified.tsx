import { paths } from '../routes';
import { LinkButton } from '../ui/Button';
import { EmptyState } from '../ui/State';

interface Props {
  words: { readonly title: string; readonly text: string; readonly action: string };
}

/** A page about the functions of an establishment that has none yet. */
export function NothingClassified({ words: { title, text, action } }: Props) {
  return (
    <EmptyState
      title={title}
      action={
        <LinkButton variant="primary" to={paths.newValuation()}>
          {action}
        </LinkButton>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}
