/** The parts of a section that are more than text: a picture, cards, documents, a video, the news, two ways on. */
import { contentCalls, type PageSection, type SectionPicture } from '@valorisation/contract';
import { useContext } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAnswer } from '../../api/useAnswer';
import { body as employer, pages } from '../../i18n/fr';
import { usePostalAddress } from '../../layout/usePostalAddress';
import { VideoFrame } from '../../layout/VideoFrame';
import { paths } from '../../routes';
import { ServerRenderContext } from '../../serverRender';
import { LinkButton } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { DocumentRow } from '../content/DocumentRow';
import { HomeExample } from '../home/HomeExample';
import { HomeSearch } from '../home/HomeSearch';
import { Place } from './Place';
import styles from './TextPage.module.css';

interface PictureProps {
  picture: SectionPicture;
  className?: string | undefined;
}

export function Picture({ picture: { src, alt, ...size }, className = 'rich' }: PictureProps) {
  const server = useContext(ServerRenderContext);
  const file = src.slice(1);
  return (
    <div className={className}>
      <img src={server?.fileAddress(file) ?? file} {...size} alt={alt} loading="lazy" decoding="async" />
    </div>
  );
}

export function Blocks({ section }: { section: PageSection }) {
  const { cards, documents = [], video, news, estimate, example, quotes, contact: hasContact } = section;
  return (
    <>
      {cards && (
        // A list right in the section would have the width of a text.
        <div>
          <ul className={`${styles.pair} unmarked`}>
            {cards.map(({ title, text, picture, links = [] }) => (
              <Stack as="li" gap={2} key={title} framed className="pad-5">
                {picture && <Picture picture={picture} />}
                <h3>{title}</h3>
                <p>{text}</p>
                {links.length > 0 && (
                  <Cluster gap={4} align="center">
                    {links.map(({ label, href }) => (
                      <Place key={href} href={href} label={label} />
                    ))}
                  </Cluster>
                )}
              </Stack>
            ))}
          </ul>
        </div>
      )}
      {documents.length > 0 && <Documents ids={documents} />}
      {video !== undefined && <Video id={video} />}
      {news !== undefined && <News count={news} />}
      {estimate && <Estimate />}
      {example && <HomeExample example={example} />}
      {quotes?.map(({ text, author }) => (
        <figure key={text} className="rich">
          <blockquote>{text}</blockquote>
          <figcaption className="quiet small">{author}</figcaption>
        </figure>
      ))}
      {hasContact && <Contact />}
    </>
  );
}

/** Documents that are no longer public are left out. */
function Documents({ ids }: { ids: readonly number[] }) {
  const query = { ids: ids.join(','), perPage: ids.length };
  const { found } = useAnswer(contentCalls.documents, { query }, { silent: true });
  const shown = ids.flatMap((id) => found?.data.filter((one) => one.id === id) ?? []);
  return (
    <Stack as="ul" gap={0}>
      {shown.map((document) => (
        <li key={document.id}>
          <DocumentRow document={document}>
            <h3>
              <Link to={paths.document(document.id, document.title)}>{document.title}</Link>
            </h3>
            <p>{document.summary}</p>
          </DocumentRow>
        </li>
      ))}
    </Stack>
  );
}

function Video({ id }: { id: number }) {
  const { found } = useAnswer(contentCalls.videos, { query: { ids: String(id), perPage: 1 } }, { silent: true });
  const [video] = found?.data ?? [];
  if (video === undefined) return null;
  return (
    <div className="max-640">
      <VideoFrame title={video.title} address={video.url} shownAt={paths.videoToPlay(id)} />
    </div>
  );
}

function News({ count }: { count: number }) {
  const { found } = useAnswer(contentCalls.articles, { query: { perPage: count } }, { silent: true });
  return (
    <Stack as="ul" gap={2}>
      {found?.data.map(({ id, title, openDate }) => (
        <li key={id}>
          <time dateTime={openDate} className="quiet amounts">
            {formatInstant(openDate)}
          </time>{' '}
          <Link to={paths.article(id, title)}>{title}</Link>
        </li>
      ))}
    </Stack>
  );
}

function Estimate() {
  const navigate = useNavigate();
  return (
    <div className="max-640">
      <HomeSearch onGo={(search) => void navigate(paths.estimate(search))} />
    </div>
  );
}

function Contact() {
  const postal = usePostalAddress();
  return (
    <>
      <p>
        {employer.name}
        <br />
        {postal.join(', ')}
      </p>
      <div>
        <LinkButton to={paths.contact()}>{pages.textPages.questions.contact}</LinkButton>
      </div>
    </>
  );
}
