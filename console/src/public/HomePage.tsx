import type { PageSection, SectionCard } from '@valorisation/contract';
import { Link, useNavigate } from 'react-router-dom';
import { queryOfWords } from '../amounts/model/chosenFunction';
import { useSession, useUser } from '../api/session';
import { isStaff } from '../api/user';
import { pages } from '../i18n/fr';
import { Page } from '../layout/Page';
import { ScreenSkeleton } from '../layout/skeleton/ScreenSkeleton';
import { paths, routes } from '../routes';
import { LinkButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Cluster, Text } from '../ui/layout/primitives';
import { HomeExample } from './home/HomeExample';
import { HomeNews } from './home/HomeNews';
import { HomeSearch } from './home/HomeSearch';
import { PLACE_ID } from './home/place';
import styles from './HomePage.module.css';
import { ActLink, PlainLink } from './text/Place';
import { Picture } from './text/SectionBlocks';
import { Sections } from './text/Sections';
import { usePageText } from './text/usePageText';
import { ErrorState } from '../ui/State';

const { home } = pages;

/** What the tool is for, each with a part of a true screen. */
function Moments({ cards, at }: { cards: readonly SectionCard[]; at: number }) {
  return (
    <div className={styles.moments} data-at={at}>
      {cards.map(({ title, text, picture, links = [] }) => (
        <section key={title}>
          {picture && <Picture picture={picture} className={styles.picture} />}
          <h2 className="serif-title">{title}</h2>
          <p>{text}</p>
          {links.map(({ label, href }) => (
            <PlainLink key={href} href={href} label={label} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** The links to other pages. A signed-in user is not invited to sign up. */
function Ways({ cards, at, isVisitor }: { cards: readonly SectionCard[]; at: number; isVisitor: boolean }) {
  return (
    <div className={styles.ways} data-at={at}>
      {cards.map(({ title, text, links: [first, ...others] = [] }) => {
        const act = first && (isVisitor || first.href !== `#${routes.signup.pattern}`) && <ActLink {...first} />;
        return (
          <section key={title}>
            <h2 className="serif-title">{title}</h2>
            <p>{text}</p>
            {others.length === 0 ? (
              act
            ) : (
              <Cluster gap={4} align="center">
                {act}
                {others.map(({ label, href }) => (
                  <PlainLink key={href} href={href} label={label} />
                ))}
              </Cluster>
            )}
          </section>
        );
      })}
    </div>
  );
}

const isMoments = ({ cards = [] }: PageSection) => cards.some(({ picture }) => picture !== undefined);

interface PartProps {
  section: PageSection;
  /** The section after it. */
  next: PageSection | undefined;
  before: PageSection | undefined;
  isVisitor: boolean;
  /** The place of a section on the page, by which a preview beside a form finds it. */
  placeOf: (section: PageSection) => number;
}

/** A section below the search. The news and the ways on after them stand side by side. */
function Part({ section, before, next, isVisitor, placeOf }: PartProps) {
  const { cards, news } = section;
  if (isMoments(section)) return <Moments cards={cards ?? []} at={placeOf(section)} />;
  if (news !== undefined) {
    return (
      <div className={styles.more}>
        <HomeNews section={section} at={placeOf(section)} />
        {next?.cards !== undefined && !isMoments(next) && (
          <Ways cards={next.cards} at={placeOf(next)} isVisitor={isVisitor} />
        )}
      </div>
    );
  }
  if (cards !== undefined && before?.news !== undefined) return null;
  return (
    <div className="above-10">
      <Sections sections={[section]} beside={{}} first={placeOf(section)} />
    </div>
  );
}

/** The search with its example, and below them the other sections in their order. */
export function HomePage() {
  const user = useUser();
  const navigate = useNavigate();
  // A stored session is most likely valid, even while it is being checked.
  const isVisitor = useSession().status === 'anonymous';
  const toolPath = user && isStaff(user) ? paths.admin() : paths.dashboard();
  const { page, error, isWaiting, retry } = usePageText('home');
  if (page === undefined) {
    if (isWaiting) return <ScreenSkeleton />;
    return (
      <Page title={home.title} documentTitle={home.documentTitle}>
        <ErrorState error={error} onRetry={retry} />
      </Page>
    );
  }
  const { title, body } = page;
  const search = body.sections.find(({ estimate }) => estimate);
  const example = body.sections.find((section) => section.example)?.example;
  const placeOf = (section: PageSection) => body.sections.indexOf(section);
  const others = body.sections.filter((section) => section !== search && section.example === undefined);
  return (
    <Page title={title} documentTitle={home.documentTitle} intro={body.intro} width="home">
      <div className={styles.ask} data-at={search && placeOf(search)}>
        {search && (
          <>
            <div id={PLACE_ID}>
              <HomeSearch onGo={(asked) => void navigate(paths.estimate(asked))} />
            </div>
            <noscript>
              <Text tone="hint" above={4}>
                {home.withoutScript}
              </Text>
            </noscript>
          </>
        )}
        {search?.often && (
          <Cluster gap={4} rowGap={1} above={3} className="table-size">
            <span className="quiet">{home.often}</span>
            {search.often.map((one) => (
              <Link key={one} to={paths.estimate(queryOfWords(one))}>
                {one}
              </Link>
            ))}
          </Cluster>
        )}
        {search?.list && (
          <Cluster as="ul" gap={6} rowGap={1} above={6} className="table-size">
            {search.list.map((one) => (
              <li key={one} className={styles.trust}>
                <Icon name="check" size={16} />
                {one}
              </li>
            ))}
          </Cluster>
        )}
        {!isVisitor && (
          <Cluster above={6}>
            <LinkButton to={toolPath}>{home.open}</LinkButton>
          </Cluster>
        )}
      </div>
      {example === undefined ? <div /> : <HomeExample example={example} />}
      {others.map((section, index) => (
        <Part
          key={`${index} ${section.title ?? ''}`}
          section={section}
          before={others[index - 1]}
          next={others[index + 1]}
          isVisitor={isVisitor}
          placeOf={placeOf}
        />
      ))}
    </Page>
  );
}
