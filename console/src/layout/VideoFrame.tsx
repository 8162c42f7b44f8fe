/** A video behind its poster. The video's host gets no request before the click. */
import { useContext, useEffect, useRef, useState } from 'react';
import { useServiceStatus } from '../api/status';
import { ui } from '../i18n/fr';
import { ServerRenderContext } from '../serverRender';
import { embedAddress } from './embedAddress';
import styles from './VideoFrame.module.css';

interface VideoFrameProps {
  title: string;
  /** The video's address. Without it, the introduction is shown. */
  address?: string;
  shownAt?: string;
  /** True when the user came here to play the video. The play button then gets the focus. */
  isAwaited?: boolean;
}

function Poster({ title, note }: { title: string; note: string }) {
  return (
    <>
      <span className={styles.title}>
        <span className="visually-hidden">{ui.video.play}</span> {title}
      </span>
      <svg className={styles.play} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="22" />
        <path d="M19 14l16 10-16 10z" />
      </svg>
      <span className={styles.note}>{note}</span>
    </>
  );
}

export function VideoFrame({ title, address, shownAt, isAwaited = false }: VideoFrameProps) {
  const server = useContext(ServerRenderContext);
  const player = useServiceStatus()?.player;
  const [isPlaying, setIsPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const canPlay = player !== undefined;

  // The button that had the focus has disappeared.
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);

  useEffect(() => {
    if (isAwaited && canPlay) button.current?.focus();
  }, [isAwaited, canPlay]);

  // A document plays no video, so its link leads to the tool.
  if (server !== null && shownAt !== undefined) {
    return (
      <a className={styles.frame} href={server.toolAddress(shownAt)}>
        <Poster title={title} note={ui.video.inTool} />
      </a>
    );
  }
  if (isPlaying && player !== undefined) {
    return (
      <iframe
        ref={frame}
        className={styles.frame}
        title={ui.video.title(title)}
        src={embedAddress(address, player)}
        allow="autoplay; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        // Video hosts refuse a page without a referrer.
        referrerPolicy="strict-origin"
        allowFullScreen
      />
    );
  }
  return (
    <button ref={button} type="button" className={styles.frame} disabled={!canPlay} onClick={() => setIsPlaying(true)}>
      <Poster
        title={title}
        note={player === undefined ? ui.video.unavailable : ui.video.from(new URL(player.url).hostname)}
      />
    </button>
  );
}
