import { isApiError } from '../../../core/errors';
import { isActive, typeset } from '@valorisation/rules';
import type { ReactNode } from 'react';
import type { Valuation } from '../../../api/valuation';
import { classification as texts } from '../../../i18n/fr';
import { NotFoundPage } from '../../../layout/NotFoundPage';
import { Page } from '../../../layout/Page';
import { ScreenSkeleton } from '../../../layout/skeleton/ScreenSkeleton';
import { NEW_VALUATION, paths } from '../../../routes';
import { LinkButton } from '../../../ui/Button';
import { EmptyState, ErrorState } from '../../../ui/State';
import { useDraftClassification, useSavedClassification } from '../state/useClassification';
import type { Classification, ClassificationState } from '../state/useClassification';

const toDashboard = { to: paths.dashboard(), label: texts.dashboard };

export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isApiError(error) && error.status === 404) {
    return (
      <Page title={texts.unknown.title} intro={texts.unknown.text}>
        <LinkButton variant="primary" to={paths.dashboard()}>
          {texts.error.back}
        </LinkButton>
      </Page>
    );
  }
  return (
    <Page title={texts.current} back={toDashboard}>
      <ErrorState
        title={texts.error.title}
        error={error}
        onRetry={onRetry}
        action={<LinkButton to={paths.dashboard()}>{texts.error.back}</LinkButton>}
      >
        {texts.error.kept}
      </ErrorState>
    </Page>
  );
}

export function changeFunctionPath(valuationId: number): string {
  return valuationId === NEW_VALUATION ? paths.newValuation() : `${paths.newValuation()}?valorisation=${valuationId}`;
}

function NoFunction({ words, to }: { words: { title: string; text: string; action: string }; to: string }) {
  return (
    <Page title={texts.current} back={toDashboard}>
      <EmptyState
        title={words.title}
        action={
          <LinkButton variant="primary" to={to}>
            {words.action}
          </LinkButton>
        }
      >
        <p>{words.text}</p>
      </EmptyState>
    </Page>
  );
}

function goneWords({ functionTitle }: Pick<Valuation, 'functionTitle'>) {
  const { named, ...words } = texts.functionGone;
  return functionTitle === '' ? words : { ...words, title: named(typeset(functionTitle)) };
}

function Archived({ id, title }: { id: number; title: string }) {
  return (
    <Page title={title} back={toDashboard}>
      <EmptyState
        title={texts.archived.text}
        action={<LinkButton to={paths.conclusion(id)}>{texts.archived.action}</LinkButton>}
      />
    </Page>
  );
}

type Screen = (classification: Classification) => ReactNode;

function Frame({ state, children }: { state: ClassificationState; children: Screen }) {
  switch (state.kind) {
    case 'loading':
      return <ScreenSkeleton />;
    case 'error':
      return <ErrorPage error={state.error} onRetry={state.retry} />;
    case 'no-function':
      return <NoFunction words={texts.noFunction} to={paths.newValuation()} />;
    case 'function-gone':
      return <NoFunction words={goneWords(state.valuation)} to={changeFunctionPath(state.valuation.id)} />;
    case 'ready': {
      const { status, id, title } = state.classification;
      if (!isActive(status)) return <Archived id={id} title={title} />;
      return children(state.classification);
    }
  }
}

function DraftFrame({ children }: { children: Screen }) {
  return <Frame state={useDraftClassification()}>{children}</Frame>;
}

function SavedFrame({ id, children }: { id: number; children: Screen }) {
  return <Frame state={useSavedClassification(id)}>{children}</Frame>;
}

/** `id`: the one in the address; -1 for the draft of this tab. */
export function ClassificationFrame({ id, children }: { id: string | number | undefined; children: Screen }) {
  const number = Number(id);
  if (number === NEW_VALUATION) return <DraftFrame>{children}</DraftFrame>;
  if (!Number.isInteger(number) || number <= 0) return <NotFoundPage />;
  return (
    <SavedFrame key={number} id={number}>
      {children}
    </SavedFrame>
  );
}
