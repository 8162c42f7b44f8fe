/**
 * The portal's own document of what is typed, beside the form: cleaned and drawn by the server as for a visitor. Its
 * frame runs no script.
 */
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { contentEditingCalls } from '@valorisation/contract';
import { useEffect, useRef, useState } from 'react';
import type { ContentTarget, ContentValues } from '../../../api/staffContent';
import { useCall } from '../../../api/useCall';
import { staffDesk, staffSite } from '../../../i18n/fr';
import { Cluster, Stack } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { LoadingBlock } from '../../../ui/Spinner';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { useRoom } from '../../../ui/useRoom';
import { usePaused } from '../../site/SitePreview';

const { previewing: words } = staffDesk;

/** In px, as the mockups of the portal are drawn. */
const WIDTHS = { desktop: 1440, phone: 390 } as const;
type Device = keyof typeof WIDTHS;

/** The room below the bars of the page and above the bar of the changes. */
const HEIGHT = 'calc(100dvh - 11rem)';
/** In px: the header of the portal and some air. */
const ABOVE = 96;

interface LivePreviewProps {
  target: ContentTarget;
  values: ContentValues;
  /** What the public reads; null when it reads nothing, or the same. */
  online: ContentValues | null;
  /** The shown section that is being written, counted from 0. */
  at: number | null;
  onChoose: (at: number) => void;
}

export function LivePreview({ target, values, online, at, onChoose }: LivePreviewProps) {
  const [device, setDevice] = useState<Device>(useMediaQuery('(max-width: 599px)') ? 'phone' : 'desktop');
  const [isOnline, setOnline] = useState(false);
  const typed = usePaused(values);
  const given = { params: target, body: { content: (isOnline && online) || typed } };
  const { data, error } = useCall(contentEditingCalls.preview, given, {
    silent: true,
    keepsPrevious: true,
    retry: false,
    gcTime: 0,
  });
  // While a typed value is refused, the last document stays.
  const [html, setHtml] = useState<string>();
  if (data !== undefined && data.html !== html) setHtml(data.html);
  return (
    <Stack gap={3}>
      <Cluster justify="space-between" align="center">
        <h2 className="size-18">{words.title}</h2>
        {online !== null && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={isOnline}
            aria-label={words.which}
            onChange={(_, next: boolean | null) => next !== null && setOnline(next)}
          >
            <ToggleButton value={false}>{staffSite.previewOf.mine}</ToggleButton>
            <ToggleButton value>{staffSite.previewOf.online}</ToggleButton>
          </ToggleButtonGroup>
        )}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          aria-label={words.width}
          onChange={(_, next: Device | null) => next !== null && setDevice(next)}
        >
          <ToggleButton value="desktop">{words.desktop}</ToggleButton>
          <ToggleButton value="phone">{words.phone}</ToggleButton>
        </ToggleButtonGroup>
      </Cluster>
      {error !== null && <Notice tone="clay">{staffSite.waiting}</Notice>}
      {html === undefined ? (
        error === null && <LoadingBlock />
      ) : (
        <Screen title={words.frame} html={html} width={WIDTHS[device]} at={at} onChoose={onChoose} />
      )}
    </Stack>
  );
}

interface ScreenProps extends Pick<LivePreviewProps, 'at' | 'onChoose'> {
  title: string;
  html: string;
  width: number;
}

function Screen({ title, html, width, at, onChoose }: ScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(html);
  const scale = Math.min(1, useRoom(box) / width);

  // Only the content of the page is replaced, so that it neither flashes nor loses its place.
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (shown?.URL === 'about:srcdoc') draw(shown, html, at);
    // The place is marked by the effect below.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [html]);

  useEffect(() => {
    const shown = frame.current?.contentDocument;
    const place = mark(shown, at);
    if (place === null) return;
    const { scrollY = 0 } = shown?.defaultView ?? {};
    shown?.defaultView?.scrollTo({ top: place.getBoundingClientRect().top + scrollY - ABOVE });
  }, [at, width]);

  return (
    <Box ref={box} sx={{ overflow: 'hidden', height: HEIGHT, border: 1, borderColor: 'divider' }}>
      <Box
        component="iframe"
        ref={frame}
        title={title}
        // No scripts, forms or links that leave the frame. The same origin lets the product's fonts load.
        sandbox="allow-same-origin"
        referrerPolicy="no-referrer"
        srcDoc={first}
        onLoad={({ currentTarget: { contentDocument: shown } }) => {
          if (shown === null) return;
          draw(shown, html, at);
          shown.addEventListener('click', (event) => {
            event.preventDefault();
            const place = (event.target as Element).closest<HTMLElement>('[data-at]');
            if (place !== null) onChoose(Number(place.dataset['at']));
          });
        }}
        sx={{
          display: 'block',
          width,
          height: `calc(${HEIGHT} / ${scale === 0 ? 1 : scale})`,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}

/** The keyboard goes from the form to the acts, so it does not stop at each link of the page. */
function draw(shown: Document, html: string, at: number | null): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  // Visitors with scripts do not see it.
  for (const without of next.querySelectorAll('noscript')) without.remove();
  shown.body.replaceChildren(...next.body.childNodes);
  for (const element of shown.querySelectorAll<HTMLElement>('a, button, input, summary, [tabindex]')) {
    element.tabIndex = -1;
  }
  mark(shown, at);
}

/** Frames the section that is being written. Null when the page does not show it. */
function mark(shown: Document | null | undefined, at: number | null): HTMLElement | null {
  let marked: HTMLElement | null = null;
  for (const place of shown?.querySelectorAll<HTMLElement>('[data-at]') ?? []) {
    const isMarked = marked === null && place.dataset['at'] === String(at);
    place.style.outline = isMarked ? '3px solid var(--forest-600)' : '';
    place.style.outlineOffset = '6px';
    if (isMarked) marked = place;
  }
  return marked;
}
