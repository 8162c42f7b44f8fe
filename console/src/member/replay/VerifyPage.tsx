/** /verifier: a printed reference, or an entry of a history, computed again and compared. */
import { parseReference } from '@valorisation/rules';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../api/errors';
import { useReplay, type ReplayTarget } from '../../api/replay';
import { replay as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { LoadingBlock } from '../../ui/Spinner';
import { EmptyState, ErrorState } from '../../ui/State';
import { TextField } from '../../ui/TextField';
import { BoundForm } from '../../ui/form/BoundForm';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { Stack, Text } from '../../ui/layout/primitives';
import { Link } from 'react-router-dom';
import { ReplayResult } from './ReplayResult';

interface Asked {
  reference: string;
}

function targetOf(query: URLSearchParams): ReplayTarget | null {
  const reference = query.get('ref')?.trim() ?? '';
  if (reference !== '') return { reference };
  const [valuationId, entry] = [Number(query.get('valeur')), Number(query.get('entree'))];
  return Number.isInteger(valuationId) && valuationId > 0 && Number.isInteger(entry) && entry > 0
    ? { valuationId, entry }
    : null;
}

function refusalOf(reference: string): string | null {
  if (reference.trim() === '') return words.empty;
  return parseReference(reference) === null ? words.malformed : null;
}

function AskReference({ shown, onAsk }: { shown: string; onAsk: (reference: string) => void }) {
  const form = useBoundForm<Asked>({
    labels: { reference: words.reference },
    start: { reference: shown },
    check: ({ reference }) => ({ reference: refusalOf(reference) }),
    send: async ({ reference }) => Promise.resolve(onAsk(reference.trim())),
  });
  return (
    <BoundForm form={form} framed className="unprinted max-560">
      <TextField hint={words.hint} autoComplete="off" {...form.field('reference')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {words.check}
      </Button>
    </BoundForm>
  );
}

function Outcome({ target, outcome }: { target: ReplayTarget; outcome: ReturnType<typeof useReplay> }) {
  const { data: replay, error, refetch } = outcome;
  if (isApiError(error) && error.status === 404) {
    // An address may contain what the form would refuse.
    const isReference = !('reference' in target) || parseReference(target.reference) !== null;
    return (
      <EmptyState title={words.unknown.title}>
        <p>{isReference ? words.unknown.text : words.malformed}</p>
      </EmptyState>
    );
  }
  if (error !== null) return <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />;
  return replay === undefined ? <LoadingBlock label={words.loading} /> : <ReplayResult replay={replay} />;
}

export function VerifyPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const target = targetOf(query);
  const outcome = useReplay(target);
  const shown = query.get('ref') ?? '';
  return (
    <Page
      title={titles.verify}
      intro={words.intro}
      back={{ to: paths.dashboard(), label: words.back }}
      {...(outcome.data !== undefined && { action: <Button onClick={() => window.print()}>{words.print}</Button> })}
    >
      <Stack gap={6}>
        <AskReference key={shown} shown={shown} onAsk={(ref) => void navigate(paths.verify({ ref }))} />
        {target !== null && <Outcome target={target} outcome={outcome} />}
        <section className="unprinted">
          <h2>{words.withoutReference.title}</h2>
          <Text>
            {words.withoutReference.text} <Link to={paths.dashboard()}>{words.withoutReference.link}</Link>
          </Text>
        </section>
      </Stack>
    </Page>
  );
}
