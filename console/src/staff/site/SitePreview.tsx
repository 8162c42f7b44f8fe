import { Box } from '@mui/material';
import { contentEditingCalls } from '@valorisation/contract';
import type { SyntheticEvent } from 'react';
import { useCall } from '../../api/useCall';
import type { ContentTarget, ContentValues } from '../../api/staffContent';
import { useSettled } from '../../core/useSettled';
import { staffSite } from '../../i18n/fr';
import { Notice } from '../../ui/Notice';
import { LoadingBlock } from '../../ui/Spinner';

/** The values once the person pauses. */
export function usePaused(values: ContentValues): ContentValues {
  return JSON.parse(useSettled(JSON.stringify(values))) as ContentValues;
}

interface FrameProps {
  title: string;
  html: string | undefined;
  hasFault: boolean;
  /** The width of the window that the document is drawn for, in px. */
  width: number;
  height: number;
}

const ROOM = 416;

/**
 * A mail has its styles in its elements, which the policy of the page does not allow. They are set by script once the
 * frame has loaded. The styles of its head are only for a dark screen.
 */
const withoutStyles = (html: string): string =>
  html.replace(/<style>[\s\S]*?<\/style>/, '').replaceAll(' style="', ' data-style="');

function setStyles({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  for (const element of currentTarget.contentDocument?.querySelectorAll<HTMLElement>('[data-style]') ?? []) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
}

/** A document in a small window, scaled down to the room beside the form. */
export function Frame({ title, html, hasFault, width, height }: FrameProps) {
  const scale = Math.min(1, ROOM / width);
  return (
    <figure>
      <figcaption className="below-2 small strong">{title}</figcaption>
      {hasFault && <Notice tone="clay">{staffSite.waiting}</Notice>}
      {!hasFault && html === undefined && <LoadingBlock />}
      {!hasFault && html !== undefined && (
        <Box
          sx={{
            width: width * scale,
            maxWidth: '100%',
            height: height * scale,
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
          }}
        >
          <Box
            component="iframe"
            title={title}
            // No scripts, forms or links that leave the frame. The same origin lets the product's fonts load.
            sandbox="allow-same-origin"
            referrerPolicy="no-referrer"
            srcDoc={withoutStyles(html)}
            onLoad={setStyles}
            sx={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          />
        </Box>
      )}
    </figure>
  );
}

/** The home page as a visitor would see it with these values. */
export function SitePreview({
  target,
  values,
  title,
}: {
  target: ContentTarget;
  values: ContentValues;
  title: string;
}) {
  const content = usePaused(values);
  const given = { params: target, body: { content } };
  const { data, error } = useCall(contentEditingCalls.preview, given, {
    silent: true,
    keepsPrevious: true,
    retry: false,
  });
  return <Frame title={title} html={data?.html} hasFault={error !== null} width={1180} height={1400} />;
}
