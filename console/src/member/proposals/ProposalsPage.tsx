/**
 * /propositions: the employer body's proposals for "autre" functions, each with its effect on pay, to accept or refuse.
 */
import { useRef } from 'react';
import { messageOf } from '../../api/errors';
import { useReference } from '../../api/rows';
import { proposalCalls } from '@valorisation/contract';
import { useAnswerProposal, type ProposalAnswer } from '../../api/proposals';
import { useCall } from '../../api/useCall';
import { proposals as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { EmptyState, ErrorState } from '../../ui/State';
import { showToast } from '../../ui/toasts';
import { Stack } from '../../ui/layout/primitives';
import { ProposalCard } from './ProposalCard';

function doneWords({ row, answer }: ProposalAnswer, completed: boolean): string {
  if (answer === 'refuse') return words.refusedDone;
  return completed ? words.accepted(row.proposedTitle) : words.acceptedOpen(row.proposedTitle);
}

export function ProposalsPage() {
  const { data: rows, error, isPending, refetch } = useCall(proposalCalls.list, {});
  const { data: reference, isPending: isReferencePending } = useReference();
  const answering = useAnswerProposal();
  const count = useRef<HTMLParagraphElement>(null);
  if (isPending || isReferencePending) return <ScreenSkeleton />;

  function answer(given: ProposalAnswer) {
    answering.mutate(given, {
      onSuccess: ({ completed }) => showToast(doneWords(given, completed), 'success'),
      // The answered row has disappeared with the focus.
      onSettled: () => count.current?.focus(),
    });
  }

  return (
    <Page title={titles.proposals} intro={words.intro} back={{ to: paths.dashboard(), label: words.back }}>
      {rows === undefined ? (
        <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack gap={5}>
          <p ref={count} tabIndex={-1} role="status">
            {rows.length > 0 && words.waiting(rows.length)}
          </p>
          {answering.error !== null && (
            <Notice tone="clay" alert>
              {messageOf(answering.error)}
            </Notice>
          )}
          {rows.length === 0 && (
            <EmptyState
              title={words.nothing.title}
              action={<LinkButton to={paths.dashboard()}>{words.nothing.action}</LinkButton>}
            >
              <p>{words.nothing.text}</p>
            </EmptyState>
          )}
          <Stack as="ul" gap={5}>
            {rows.map((row) => (
              <ProposalCard
                key={row.id}
                row={row}
                grid={reference?.grid}
                busy={answering.isPending}
                onAnswer={(said) => answer({ row, answer: said })}
              />
            ))}
          </Stack>
        </Stack>
      )}
    </Page>
  );
}
