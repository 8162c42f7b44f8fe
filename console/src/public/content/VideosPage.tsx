import { Link, useSearchParams } from 'react-router-dom';
import { contentCalls } from '@valorisation/contract';
import { useAnswer } from '../../api/useAnswer';
import { publications as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { LinkButton } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Stack, Text } from '../../ui/layout/primitives';
import { VideoFrame } from '../../layout/VideoFrame';
import styles from './Content.module.css';
import { ListState } from './ListState';
import { readListQuery, searchOf } from './listQuery';
import { Transcript } from './Transcript';

const VIDEOS_A_PAGE = 5;

const lists = {
  webSeries: {
    title: titles.web_serie,
    called: contentCalls.webSeries,
    other: { to: paths.videos(), ...words.videos },
  },
  videos: { title: titles.videos, called: contentCalls.videos, other: { to: paths.webSeries(), ...words.webSeries } },
};

/** The episodes of the series, or all videos; five on a page. */
export function VideosPage({ which }: { which: keyof typeof lists }) {
  const [query] = useSearchParams();
  const asked = readListQuery(query);
  const { page } = asked;
  const { title, called, other } = lists[which];
  const list = useAnswer(called, { query: { page, perPage: VIDEOS_A_PAGE } });
  const { intro, count, empty } = words[which];

  return (
    <Page title={title} intro={intro} action={<LinkButton to={other.to}>{other.all}</LinkButton>}>
      <ListState answer={list} count={count} empty={empty} searchOf={(next) => searchOf(asked, { page: next })}>
        {(videos) => (
          <Stack as="ul" gap={0}>
            {videos.map((video) => (
              <li key={video.id} className={styles.video}>
                <VideoFrame title={video.title} address={video.url} shownAt={paths.videoToPlay(video.id)} />
                <Stack gap={2}>
                  <h2>
                    <Link to={paths.video(video.id)}>{video.title}</Link>
                  </h2>
                  <Text tone="hint">
                    {[
                      ...(video.seriesTitle === null ? [] : [words.webSeries.place(video.seriesTitle, video.episode)]),
                      formatInstant(video.createdAt),
                    ].join(', ')}
                  </Text>
                  <p>{video.subtitle}</p>
                  <Transcript text={video.transcript} />
                </Stack>
              </li>
            ))}
          </Stack>
        )}
      </ListState>
    </Page>
  );
}
