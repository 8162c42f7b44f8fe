/** The address of the frame that shows a video. Pure. */
import type { VideoPlayer } from '../api/status';

const VIDEO_ID = /^[\w-]{1,64}$/;

/**
 * The last path segment of the video's address names it at the host of videos; without one, the default video is shown
 * (specification section 7). The click that asked for it has it begin.
 */
export function embedAddress(address: string | undefined, { url, defaultVideo }: VideoPlayer): string {
  const link = address !== undefined && URL.canParse(address) ? new URL(address) : null;
  const last = link?.pathname.split('/').findLast((segment) => segment !== '') ?? '';
  // As one copies it from the host's own page, where no segment names the video.
  const named = last === 'watch' ? (link?.searchParams.get('v') ?? '') : last;
  return `${url}${VIDEO_ID.test(named) ? named : defaultVideo}?autoplay=1`;
}
