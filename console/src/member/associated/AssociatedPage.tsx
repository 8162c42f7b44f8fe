import { useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { AssociatedAccount, Invitation } from '@valorisation/contract';
import { useGetList, useDelete, useCreate } from 'ra-core';
import { useUser } from '../../api/session';
import { associated as words } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { QuietFrame, Waiting } from '../../layout/skeleton/Waiting';
import { ADD_ASSOCIATED, paths } from '../../routes';
import { Button } from '../../ui/Button';
import { Pagination } from '../../ui/Pagination';
import { EmptyState, ErrorState } from '../../ui/State';
import { Text } from '../../ui/layout/primitives';
import { AssociateList } from './AssociateList';
import { HandoverSection } from './HandoverSection';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { showToast } from '../../core/toasts';
import { emailIssue } from '../../ui/emailIssue';
import { FormDialog } from '../../ui/form/FormDialog';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { TextField } from '../../ui/TextField';
import styles from './Associated.module.css';

const addWords = words.addDialog;

function AddDialog({ onClose }: { onClose: () => void }) {
  const [invite] = useCreate('associates', {}, { returnPromise: true });
  const form = useBoundForm<Required<Invitation>>({
    labels: { email: addWords.email, firstName: addWords.firstName, lastName: addWords.lastName },
    start: { email: '', firstName: '', lastName: '' },
    check: ({ email }) => ({ email: emailIssue(email) }),
    send: async (invitation) => {
      const email = invitation.email.trim();
      await invite('associates', { data: { ...invitation, email } });
      showToast(addWords.sent(email), 'success');
      onClose();
    },
  });
  return (
    <FormDialog title={addWords.title} form={form} submit={addWords.submit} onClose={onClose}>
      <p>{addWords.text}</p>
      <TextField hint={addWords.elsewhere} type="email" autoComplete="off" {...form.field('email')} />
      <div className={styles.names}>
        <TextField optional autoComplete="off" {...form.field('firstName')} />
        <TextField optional autoComplete="off" {...form.field('lastName')} />
      </div>
    </FormDialog>
  );
}

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
    <ConfirmDialog
      title={removeWords.title}
      confirm={removeWords.confirm}
      busy={isPending}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{removeWords.question(associate.fullName)}</p>
      <Text tone="hint">{associate.active ? removeWords.active : removeWords.invited}</Text>
    </ConfirmDialog>
  );
}

/** Few establishments have more accounts, so one call usually gives the whole list and all possible successors. */
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
    // The clicked button has disappeared with its row, so the focus moves to the list.
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
