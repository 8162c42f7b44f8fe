/** The address of the frame that shows a video. Pure. */
import type { VideoPlayer } from '../api/status';

const VIDEO_ID = /^[\w-]{1,64}$/;

/**
 * The last path segment of the video's address names it at the host of videos; without one, the default video is shown
 * (specification section 7). The click that asked for it has it begin.
 */
export function embedAddress(address: string | undefined, { url, defaultVideo }: VideoPlayer): string {
  const path = address !== undefined && URL.canParse(address) ? new URL(address).pathname : '';
  const last = path.split('/').findLast((segment) => segment !== '') ?? '';
  return `${url}${VIDEO_ID.test(last) ? last : defaultVideo}?autoplay=1`;
}
