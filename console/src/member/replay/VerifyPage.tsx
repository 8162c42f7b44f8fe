/** /verifier: what a paper says, or an entry of a history, computed again and compared. */
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
import styles from './Replay.module.css';
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

function AskReference({ shown, onAsk }: { shown: string; onAsk: (reference: string) => void }) {
  const form = useBoundForm<Asked>({
    labels: { reference: words.reference },
    start: { reference: shown },
    check: ({ reference }) => ({ reference: reference.trim() === '' ? words.empty : null }),
    send: async ({ reference }) => Promise.resolve(onAsk(reference.trim())),
  });
  return (
    <BoundForm form={form} framed className={styles.ask}>
      <TextField hint={words.hint} autoComplete="off" {...form.field('reference')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {words.check}
      </Button>
    </BoundForm>
  );
}

function Outcome({ target }: { target: ReplayTarget }) {
  const { data: replay, error, refetch } = useReplay(target);
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState title={words.unknown.title}>
        <p>{words.unknown.text}</p>
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
  const shown = query.get('ref') ?? '';
  return (
    <Page
      title={titles.verify}
      intro={words.intro}
      back={{ to: paths.dashboard(), label: words.back }}
      {...(target !== null && { action: <Button onClick={() => window.print()}>{words.print}</Button> })}
    >
      <Stack gap={6}>
        <AskReference key={shown} shown={shown} onAsk={(ref) => void navigate(paths.verify({ ref }))} />
        {target !== null && <Outcome target={target} />}
        <section className={styles.other}>
          <h2>{words.withoutReference.title}</h2>
          <Text>
            {words.withoutReference.text} <Link to={paths.dashboard()}>{words.withoutReference.link}</Link>
          </Text>
        </section>
      </Stack>
    </Page>
  );
}
