import { useContext } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { queryOfWords } from '../amounts/model/chosenFunction';
import { useSession, useUser } from '../api/session';
import { isStaff } from '../api/user';
import { pages } from '../i18n/fr';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { ServerRenderContext } from '../serverRender';
import { LinkButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Cluster, Text } from '../ui/layout/primitives';
import { HomeExample } from './home/HomeExample';
import { HomeNews } from './home/HomeNews';
import { HomeSearch } from './home/HomeSearch';
import { PLACE_ID } from './home/place';
import styles from './HomePage.module.css';

const { home } = pages;

/** Where the link of each moment leads. */
const MOMENT_PATHS = [`${paths.agreement()}?rubrique=criteres`, paths.understand(), paths.toolPresentation()];

/** What the tool is for, each with a part of a true screen. */
function Moments() {
  const server = useContext(ServerRenderContext);
  return (
    <div className={styles.moments}>
      {home.moments.map(({ title, text, link, picture: { name, alt, ...size } }, index) => {
        const file = `pictures/${name}.webp`;
        return (
          <section key={title}>
            <div className={styles.picture}>
              <img src={server?.fileAddress(file) ?? file} {...size} alt={alt} loading="lazy" decoding="async" />
            </div>
            <h2 className="serif-title">{title}</h2>
            <p>{text}</p>
            <Link to={MOMENT_PATHS[index] ?? paths.home()} className="link">
              {link}
            </Link>
          </section>
        );
      })}
    </div>
  );
}

/** The search with its example, what the tool is for, the news, and the ways on for employees and for schools. */
export function HomePage() {
  const user = useUser();
  const navigate = useNavigate();
  // A stored session is most likely valid, even while it is being checked.
  const isVisitor = useSession().status === 'anonymous';
  const toolPath = user && isStaff(user) ? paths.admin() : paths.dashboard();
  const { often, trust, forEmployees, forSchools } = home;
  return (
    <Page title={home.title} documentTitle={home.documentTitle} intro={home.intro} width="home">
      <div className={styles.ask}>
        <div id={PLACE_ID}>
          <HomeSearch onGo={(search) => void navigate(paths.estimate(search))} />
        </div>
        <noscript>
          <Text tone="hint" above={4}>
            {home.withoutScript}
          </Text>
        </noscript>
        <Cluster gap={4} rowGap={1} above={3} className="table-size">
          <span className="quiet">{often.label}</span>
          {often.words.map((one) => (
            <Link key={one} to={paths.estimate(queryOfWords(one))}>
              {one}
            </Link>
          ))}
        </Cluster>
        <Cluster as="ul" gap={6} rowGap={1} above={6} className="table-size">
          {trust.map((one) => (
            <li key={one} className={styles.trust}>
              <Icon name="check" size={16} />
              {one}
            </li>
          ))}
        </Cluster>
        {!isVisitor && (
          <Cluster above={6}>
            <LinkButton to={toolPath}>{home.open}</LinkButton>
          </Cluster>
        )}
      </div>
      <HomeExample />
      <Moments />
      <div className={styles.more}>
        <HomeNews />
        <div className={styles.ways}>
          <section>
            <h2 className="serif-title">{forEmployees.title}</h2>
            <p>{forEmployees.text}</p>
            <LinkButton to={paths.understand()}>{forEmployees.link}</LinkButton>
          </section>
          <section>
            <h2 className="serif-title">{forSchools.title}</h2>
            <p>{forSchools.text}</p>
            <Cluster gap={4} align="center">
              {isVisitor && <LinkButton to={paths.signup()}>{forSchools.signUp}</LinkButton>}
              <Link to={paths.accountHelp()} className="link">
                {forSchools.more}
              </Link>
            </Cluster>
          </section>
        </div>
      </div>
    </Page>
  );
}
