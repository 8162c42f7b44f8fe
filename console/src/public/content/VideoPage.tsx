import { Link, useParams, useSearchParams } from 'react-router-dom';
import { contentCalls, type Video } from '@valorisation/contract';
import { useAnswer } from '../../api/useAnswer';
import { publications as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths, TO_PLAY } from '../../routes';
import { formatInstant } from '../../ui/instant';
import { Stack, Text } from '../../ui/layout/primitives';
import { VideoFrame } from '../../layout/VideoFrame';
import { OneRecord } from './OneRecord';
import { Transcript } from './Transcript';

const back = { to: paths.webSeries(), label: words.webSeries.all };

/** The list, and the links to neighbouring episodes, need all episodes. No series has more than this. */
const EVERY_EPISODE = { query: { perPage: 100 } };

/** The previous and next episodes of its series. */
function Episodes({ video: { id: videoId, seriesId } }: { video: Video }) {
  const { found } = useAnswer(contentCalls.webSeries, EVERY_EPISODE, { silent: true, enabled: seriesId !== null });
  const episodes = found?.data.filter((one) => one.seriesId === seriesId) ?? [];
  const place = episodes.findIndex(({ id }) => id === videoId);
  const [previous, next] = place < 0 ? [] : [episodes[place - 1], episodes[place + 1]];
  if (previous === undefined && next === undefined) return null;
  return (
    <Stack as="nav" gap={2} above={8} aria-label={words.video.others}>
      {previous && <Link to={paths.video(previous.id)}>{words.video.previous(previous.title)}</Link>}
      {next && <Link to={paths.video(next.id)}>{words.video.next(next.title)}</Link>}
    </Stack>
  );
}

function Shown({ video, isAwaited }: { video: Video; isAwaited: boolean }) {
  const { id, title, subtitle, url, transcript, seriesTitle, episode, createdAt } = video;
  const place = seriesTitle === null ? [] : [words.webSeries.place(seriesTitle, episode)];
  return (
    <Page key={id} title={title} intro={subtitle} back={back} width="text">
      <Stack gap={4}>
        <Text tone="hint">{[...place, formatInstant(createdAt)].join(', ')}</Text>
        <VideoFrame title={title} address={url} shownAt={paths.videoToPlay(id)} isAwaited={isAwaited} />
        <Transcript text={transcript} open />
      </Stack>
      <Episodes video={video} />
    </Page>
  );
}

export function VideoPage() {
  const id = Number(useParams()['id']);
  const isAwaited = useSearchParams()[0].has(TO_PLAY);
  const answer = useAnswer(contentCalls.video, { params: { id } });
  return (
    <OneRecord id={id} answer={answer} title={titles.video} back={back} gone={words.video.gone}>
      {(found) => <Shown video={found} isAwaited={isAwaited} />}
    </OneRecord>
  );
}
