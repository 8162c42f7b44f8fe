/** One printed page below a bar that is not printed. On screen the page is in a frame where no script runs. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PrintedPage as Document, Sent } from '@valorisation/contract';
import { isApiError } from '../core/errors';
import { useIdentity } from '../api/identity';
import { printedPage } from '../api/printedPage';
import { useAsked } from '../api/useAnswer';
import { useDownload } from '../api/useDownload';
import { printedPage as words } from '../i18n/fr';
import { BareLayout } from '../layout/BareLayout';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { Button, LinkButton } from '../ui/Button';
import { cspNonce } from '../ui/cspNonce';
import { Notice } from '../ui/Notice';
import { LoadingBlock } from '../ui/Spinner';
import { ErrorState } from '../ui/State';
import { Paper } from './Paper';
import styles from './PrintedPage.module.css';

interface Props {
  path: string;
  query: Readonly<Record<string, string>>;
  back: string;
  file: Sent | undefined;
}

function Failure({ error, onRetry, back }: { error: unknown; onRetry: () => void; back: string }) {
  const status = isApiError(error) ? error.status : 0;
  const home = (
    <LinkButton to={paths.dashboard()} variant="primary">
      {words.error.home}
    </LinkButton>
  );
  if (status === 404) {
    return (
      <Page title={words.error.unknown} width="text">
        <p className="below-4">{words.error.unknownText}</p>
        {home}
      </Page>
    );
  }
  return (
    <Page title={words.title} back={{ to: back }}>
      {/* No button for a new attempt, because the refusal would be the same. */}
      <ErrorState title={words.error.title} error={error} {...(status === 409 ? { action: home } : { onRetry })} />
    </Page>
  );
}

/** The style policy of this page also applies to the frame, so its styles need the nonce. */
function withNonce(html: string): string {
  return html.replaceAll('<style>', `<style nonce="${cspNonce()}">`);
}

/** The width that a sheet takes on a screen, in px: `max-width` in `templates/pdf/screen.css`. */
const SHEET_WIDTH = 928;

/**
 * The frame grows with its content, so that the page scrolls and not the frame. On a narrower screen the whole sheet
 * becomes smaller, because its lines must break where those of the paper break.
 */
function fit(frame: HTMLIFrameElement): () => void {
  const { contentDocument: content, parentElement: place } = frame;
  if (content === null || place === null) return () => undefined;
  const measure = () => {
    frame.style.minWidth = `${SHEET_WIDTH}px`;
    frame.style.zoom = String(Math.min(1, place.clientWidth / SHEET_WIDTH));
    frame.style.height = `${content.documentElement.offsetHeight}px`;
  };
  const observer = new ResizeObserver(measure);
  [content.documentElement, place].forEach((element) => observer.observe(element));
  measure();
  return () => observer.disconnect();
}

function DownloadButton({ file }: { file: Sent }) {
  const { state, start } = useDownload();
  return (
    <>
      <Button
        variant="primary"
        busy={state.status === 'running'}
        onClick={() => void start({ call: file, name: words.fileName })}
      >
        {words.download}
      </Button>
      {state.status === 'failed' && (
        <Notice tone="clay" alert>
          {state.message}
        </Notice>
      )}
    </>
  );
}

function Shown({ page: { title, html: printed }, back, file }: Pick<Props, 'back' | 'file'> & { page: Document }) {
  const html = withNonce(printed);
  const frame = useRef<HTMLIFrameElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isReady, setReady] = useState(false);
  const { siteName } = useIdentity();

  // The button that led here has disappeared, so the title gets the focus.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title, siteName]);

  useEffect(() => {
    const { current } = frame;
    return isReady && current !== null ? fit(current) : undefined;
  }, [isReady]);

  return (
    <>
      <div className={styles.bar} role="region" aria-label={words.bar}>
        {/* The heading itself would show as long as it has the focus. */}
        <div className="visually-hidden">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
        <div className="grow">
          <LinkButton to={back}>{words.back}</LinkButton>
        </div>
        <Button variant={file === undefined ? 'primary' : 'secondary'} onClick={() => window.print()}>
          {words.print}
        </Button>
        {file !== undefined && <DownloadButton file={file} />}
      </div>
      <main>
        {/* No scripts, forms, dialogs or links that leave the frame. The same origin lets the page measure the frame.
         */}
        <iframe
          ref={frame}
          className="block full unlined"
          title={title}
          sandbox="allow-same-origin"
          referrerPolicy="no-referrer"
          srcDoc={html}
          onLoad={() => setReady(true)}
        />
      </main>
      <Paper html={html} />
    </>
  );
}

export function PrintedPage({ path, query, back, file }: Props) {
  const asked = JSON.stringify([path, query]);
  const { found, error, retry } = useAsked(asked, async (signal) => printedPage(path, query, signal));
  if (error !== null) {
    return (
      <BareLayout>
        <Failure error={error} onRetry={retry} back={back} />
      </BareLayout>
    );
  }
  return found === undefined ? <LoadingBlock label={words.loading} /> : <Shown page={found} back={back} file={file} />;
}
