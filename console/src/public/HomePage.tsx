import { Link, useNavigate } from 'react-router-dom';
import { estimateCalls, type EstimateAnswer } from '@valorisation/contract';
import { call } from '../api/call';
import { isApiError } from '../core/errors';
import { useSession, useUser } from '../api/session';
import { isStaff } from '../api/user';
import { pages } from '../i18n/fr';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { LinkButton } from '../ui/Button';
import { Cluster, Stack, Text } from '../ui/layout/primitives';
import { cx } from '../ui/cx';
import { LoadingBlock } from '../ui/Spinner';
import { HomeSearch } from './home/HomeSearch';
import { PLACE_ID } from './home/place';
import { exampleOf, type Example as ExampleWords } from './homeExample';
import styles from './HomePage.module.css';
import { useAsked } from '../api/useAnswer';

const { home } = pages;

function Lines({ lines }: { lines: ExampleWords['lines'] }) {
  return lines.map(({ label, value }) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  ));
}

/** The example is the function Agent de service, with its planned degrees. */
const FUNCTION_ID = 43;

/** Null when the grid in force lacks the function or its planned degrees. */
async function readExample(signal?: AbortSignal): Promise<EstimateAnswer | null> {
  try {
    return await call(estimateCalls.one, { query: { functionId: FUNCTION_ID } }, { ...(signal && { signal }) });
  } catch (error) {
    if (isApiError(error) && error.status === 422) return null;
    throw error;
  }
}

/** If the example is not available, its place stays empty. */
function Example() {
  const { found, error } = useAsked('example', readExample);
  const { title, loading } = home.example;
  if (found === undefined && error === null) {
    return (
      <div className={cx(styles.example, styles.waiting)} aria-busy="true">
        <LoadingBlock label={loading} />
      </div>
    );
  }
  const example = found ? exampleOf(found) : null;
  if (example === null) return null;
  const { subtitle, lines, results, reason, warnings } = example;
  return (
    <aside className={styles.example} aria-label={title}>
      <h2 className="size-18">{title}</h2>
      <Text tone="hint">{subtitle}</Text>
      <table>
        <tbody>
          <Lines lines={lines} />
        </tbody>
        <tfoot>
          <Lines lines={results} />
        </tfoot>
      </table>
      <Text tone="hint">{reason}</Text>
      {warnings.length > 0 && <Text tone="hint">{warnings.join(' ')}</Text>}
    </aside>
  );
}

/** The purpose of the tool, one worked example, and the links into the tool. */
export function HomePage() {
  const user = useUser();
  const navigate = useNavigate();
  // A stored session is most likely valid, even while it is being checked.
  const isVisitor = useSession().status === 'anonymous';
  const toolPath = user && isStaff(user) ? paths.admin() : paths.dashboard();
  return (
    <Page title={home.title} documentTitle={home.documentTitle}>
      <div className={styles.hero}>
        <div>
          <p className={styles.lead}>{home.intro}</p>
          <div id={PLACE_ID}>
            <HomeSearch onGo={(search) => void navigate(paths.estimate(search))} />
          </div>
          <noscript>
            <Text tone="hint" above={4}>
              {home.withoutScript}
            </Text>
          </noscript>
          <Cluster above={6}>
            {!isVisitor && <LinkButton to={toolPath}>{home.open}</LinkButton>}
            <LinkButton to={paths.estimate()}>{home.estimate}</LinkButton>
            {isVisitor && <LinkButton to={paths.login()}>{home.signIn}</LinkButton>}
            <LinkButton to={paths.toolPresentation()}>{home.presentation}</LinkButton>
          </Cluster>
        </div>
        <Example />
      </div>
      <div className={styles.blocks}>
        {home.blocks.map(({ title, text }) => (
          <section key={title}>
            <h2 className="below-2">{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <div className={styles.more}>
        <section>
          <h2 className="below-2">{home.who.title}</h2>
          <p>{home.who.text}</p>
          <Stack as="ul" gap={1} className={styles.links}>
            {isVisitor && (
              <li>
                <Link to={paths.signup()}>{home.who.signUp}</Link>
              </li>
            )}
            <li>
              <Link to={paths.accountHelp()}>{home.who.more}</Link>
            </li>
          </Stack>
        </section>
        <section>
          <h2 className="below-2">{home.read.title}</h2>
          <Stack as="ul" gap={1} className={styles.links}>
            <li>
              <Link to={paths.agreement()}>{home.read.links.agreement}</Link>
            </li>
            <li>
              <Link to={paths.faq()}>{home.read.links.faq}</Link>
            </li>
            <li>
              <Link to={paths.help()}>{home.read.links.help}</Link>
            </li>
          </Stack>
        </section>
      </div>
    </Page>
  );
}
