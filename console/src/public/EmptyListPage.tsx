import { pages } from '../i18n/fr';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { LinkButton } from '../ui/Button';
import { EmptyState } from '../ui/State';

interface EmptyListPageProps {
  title: string;
  text: { intro: string; empty: string; text: string };
}

/** A list of the body's publications while there is none. */
export function EmptyListPage({ title, text }: EmptyListPageProps) {
  return (
    <Page title={title} intro={text.intro} width="text">
      <EmptyState title={text.empty} action={<LinkButton to={paths.home()}>{pages.publicLists.home}</LinkButton>}>
        <p>{text.text}</p>
      </EmptyState>
    </Page>
  );
}
