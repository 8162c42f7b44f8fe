import { useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { AssociatedAccount } from '@valorisation/contract';
import { useGetList, useDelete } from 'ra-core';
import { useUser } from '../../api/session';
import { associated as words } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { QuietFrame, Waiting } from '../../layout/skeleton/Waiting';
import { ADD_ASSOCIATED, paths } from '../../routes';
import { Button } from '../../ui/Button';
import { Pagination } from '../../ui/Pagination';
import { EmptyState, ErrorState } from '../../ui/State';
import { AddDialog } from './AddDialog';
import { Text, Stack } from '../../ui/layout/primitives';
import { AssociateList } from './AssociateList';
import { HandoverSection } from './HandoverSection';
import { messageOf } from '../../api/errors';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toasts';

const removeWords = words.removeDialog;

interface RemoveDialogProps {
  associate: AssociatedAccount;
  onClose: () => void;
  onRemoved: () => void;
}

function RemoveDialog({ associate, onClose, onRemoved }: RemoveDialogProps) {
  const [remove, { isPending, error }] = useDelete<AssociatedAccount, Error>(
    'associates',
    { id: associate.id },
    {
      onSuccess: () => {
        showToast(removeWords.done(associate.fullName), 'success');
        onRemoved();
      },
    },
  );

  return (
    <Dialog
      open
      role="alertdialog"
      title={removeWords.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{removeWords.cancel}</Button>
          <Button variant="danger" busy={isPending} onClick={() => void remove()}>
            {removeWords.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{removeWords.question(associate.fullName)}</p>
        <Text tone="hint">{associate.active ? removeWords.active : removeWords.invited}</Text>
        {error !== null && (
          <Notice tone="clay" alert>
            {messageOf(error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

/** Few establishments have more, so the list and the choice of a successor are usually one call. */
const PER_PAGE = 50;

interface ShownProps {
  associates: readonly AssociatedAccount[];
  total: number;
  page: number;
  onPageChange: (page: number) => void;
  onAdd: () => void;
}

function Shown({ associates, total, page, onPageChange, onAdd }: ShownProps) {
  const [leaving, setLeaving] = useState<AssociatedAccount | null>(null);
  const [removals, setRemovals] = useState(0);
  const place = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    // The clicked button has disappeared with its row.
    if (removals > 0) place.current?.focus();
  }, [removals]);

  return (
    <section ref={place} tabIndex={-1} aria-label={words.listLabel}>
      {total === 0 ? (
        <EmptyState title={words.empty.title} action={<Button onClick={onAdd}>{words.empty.action}</Button>}>
          <p>{words.empty.text}</p>
        </EmptyState>
      ) : (
        <>
          <Text tone="quiet" below={3}>
            {words.count(total)}
          </Text>
          <AssociateList associates={associates} onRemove={setLeaving} />
          <Pagination page={page} lastPage={Math.ceil(total / PER_PAGE)} onPageChange={onPageChange} />
        </>
      )}
      {leaving !== null && (
        <RemoveDialog
          associate={leaving}
          onClose={() => setLeaving(null)}
          onRemoved={() => {
            setLeaving(null);
            setRemovals((count) => count + 1);
          }}
        />
      )}
    </section>
  );
}

function Content({ onAdd }: { onAdd: () => void }) {
  const [page, setPage] = useState(1);
  const { data, total, error, refetch } = useGetList<AssociatedAccount>(
    'associates',
    { pagination: { page, perPage: PER_PAGE } },
    { placeholderData: (previous) => previous },
  );
  if (data === undefined) {
    return error === null ? (
      <Waiting>
        <QuietFrame kind="list" />
      </Waiting>
    ) : (
      <ErrorState title={words.error} error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <Shown associates={data} total={total ?? 0} page={page} onPageChange={setPage} onAdd={onAdd} />
      <HandoverSection associates={data} />
    </>
  );
}

export function AssociatedPage() {
  const user = useUser();
  const [query, setQuery] = useSearchParams();
  const isAdding = query.has(ADD_ASSOCIATED);
  const setAdding = (adding: boolean) => setQuery(adding ? { [ADD_ASSOCIATED]: '1' } : {}, { replace: !adding });
  if (user === null) return null;
  // Only for the main account; a collaborator has another account page.
  if (user.associated) return <Navigate to={paths.account()} replace />;
  return (
    <Page
      title={words.title}
      intro={words.intro}
      action={
        <Button variant="primary" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      }
    >
      <Content onAdd={() => setAdding(true)} />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}
