/** The address of the frame that shows a video. Pure. */
import type { VideoPlayer } from '@valorisation/contract';

const VIDEO_ID = /^[\w-]{1,64}$/;

/**
 * The last path segment of the video's address is its id at the video host; without one, the default video. The
 * requesting click starts it.
 */
export function embedAddress(address: string | undefined, { url, defaultVideo }: VideoPlayer): string {
  const link = address !== undefined && URL.canParse(address) ? new URL(address) : null;
  const last = link?.pathname.split('/').findLast((segment) => segment !== '') ?? '';
  // As copied from the host's own page, where no segment is the id.
  const named = last === 'watch' ? (link?.searchParams.get('v') ?? '') : last;
  return `${url}${VIDEO_ID.test(named) ? named : defaultVideo}?autoplay=1`;
}
