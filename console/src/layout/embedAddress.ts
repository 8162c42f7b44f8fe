import type { VideoPlayer } from '@valorisation/contract';

const VIDEO_ID = /^[\w-]{1,64}$/;

/**
 * The last path segment of the video's address is its id at the video host. Without a segment, the default video is
 * shown. The video starts, because the user has clicked.
 */
export function embedAddress(address: string | undefined, { url, defaultVideo }: VideoPlayer): string {
  const link = address !== undefined && URL.canParse(address) ? new URL(address) : null;
  const last = link?.pathname.split('/').findLast((segment) => segment !== '') ?? '';
  // An address copied from the host's own page has its id in the query and not in a segment.
  const named = last === 'watch' ? (link?.searchParams.get('v') ?? '') : last;
  return `${url}${VIDEO_ID.test(named) ? named : defaultVideo}?autoplay=1`;
}
