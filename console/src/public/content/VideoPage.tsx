import { useCallback } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { content, type Video } from '../../api/content';
import { isApiError } from '../../api/errors';
import { publications as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths, TO_PLAY } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Stack, Text } from '../../ui/layout/primitives';
import { LoadingBlock } from '../../ui/Spinner';
import { EmptyState, ErrorState } from '../../ui/State';
import { VideoFrame } from '../../ui/VideoFrame';
import { useAnswer } from '../useAnswer';
import { Transcript } from './Transcript';

const back = { to: paths.webSeries(), label: words.webSeries.all };

/** The episodes before and after it. */
function Episodes({ video }: { video: Video }) {
  const { found = [] } = useAnswer(useCallback(async () => content.episodesBeside(video), [video]));
  const place = found.findIndex(({ id }) => id === video.id);
  const [previous, next] = place < 0 ? [] : [found[place - 1], found[place + 1]];
  if (previous === undefined && next === undefined) return null;
  return (
    <Stack as="nav" gap={2} above={8} aria-label={words.video.others}>
      {previous && <Link to={paths.video(previous.id)}>{words.video.previous(previous.title)}</Link>}
      {next && <Link to={paths.video(next.id)}>{words.video.next(next.title)}</Link>}
    </Stack>
  );
}

export function VideoPage() {
  const id = Number(useParams()['id']);
  const isAwaited = useSearchParams()[0].has(TO_PLAY);
  const { found, error, retry } = useAnswer(useCallback(async () => content.video(id), [id]));

  if (isApiError(error) && error.status === 404) {
    return (
      <Page title={titles.video} back={back} width="text">
        <EmptyState
          title={words.video.gone.title}
          action={<LinkButton to={paths.webSeries()}>{words.webSeries.all}</LinkButton>}
        >
          <p>{words.video.gone.text}</p>
        </EmptyState>
      </Page>
    );
  }
  if (error !== null || found?.id !== id) {
    return (
      <Page title={titles.video} back={back} width="text">
        {error === null ? <LoadingBlock /> : <ErrorState error={error} onRetry={retry} />}
      </Page>
    );
  }
  const { title, subtitle, url, transcript, seriesTitle, episode, createdAt } = found;
  const place = seriesTitle === null ? [] : [words.webSeries.place(seriesTitle, episode)];
  return (
    <Page key={id} title={title} intro={subtitle} back={back} width="text">
      <Stack gap={4}>
        <Text tone="hint">{[...place, formatInstant(createdAt)].join(', ')}</Text>
        <VideoFrame title={title} address={url} shownAt={paths.videoToPlay(id)} isAwaited={isAwaited} />
        <Transcript text={transcript} open />
      </Stack>
      <Episodes video={found} />
    </Page>
  );
}
