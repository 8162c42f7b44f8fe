import type { ServiceStatus } from '@valorisation/contract';
import { formatDay } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { useServiceStatus } from '../api/status';
import { body, chrome } from '../i18n/fr';
import { paths } from '../routes';
import type { MenuLink } from './menus';
import styles from './Footer.module.css';
import { usePostalAddress } from './usePostalAddress';

const { footer } = chrome;

const columns: readonly { title: string; links: readonly MenuLink[] }[] = [
  {
    title: footer.information,
    links: [
      { label: footer.links.agreement, to: paths.agreement() },
      { label: footer.links.understand, to: paths.understand() },
      { label: footer.links.evolutions, to: paths.evolutions() },
      { label: footer.links.articles, to: paths.articles() },
      { label: footer.links.documents, to: paths.documents() },
      { label: footer.links.webSeries, to: paths.webSeries() },
      { label: footer.links.directory, to: paths.directory() },
    ],
  },
  {
    title: footer.tool,
    links: [
      { label: footer.links.toolPresentation, to: paths.toolPresentation() },
      { label: footer.links.estimate, to: paths.estimate() },
      { label: footer.links.faq, to: paths.faq() },
      { label: footer.links.help, to: paths.help() },
      { label: footer.links.openRules, to: paths.openRules() },
      { label: footer.links.teachingPack, to: paths.teachingPack() },
      { label: footer.links.contact, to: paths.contact() },
    ],
  },
];

const legalLinks: readonly MenuLink[] = [
  { label: footer.links.legalNotice, to: paths.legalNotice() },
  { label: footer.links.terms, to: paths.terms() },
  { label: footer.links.privacy, to: paths.privacy() },
  { label: footer.links.accessibility, to: paths.accessibility() },
  { label: footer.links.sitemap, to: paths.sitemap() },
];

function Links({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The footer of the public pages. */
export function Footer() {
  const contact = useServiceStatus()?.contact;
  const postal = usePostalAddress();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <address aria-label={footer.address} className="quiet">
          <p>
            <span className="ink strong">{body.name}</span>, {[...postal, body.country].join(', ')}
          </p>
          {contact !== undefined && <Reached contact={contact} />}
        </address>
        <div className={styles.groups}>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="ink strong">{title}</p>
              <Links links={links} />
            </nav>
          ))}
        </div>
        <nav aria-label={footer.legal} className={`quiet ${styles.legal}`}>
          <Links links={legalLinks} />
        </nav>
      </div>
    </footer>
  );
}

const toolLinks: readonly MenuLink[] = [
  { label: footer.links.help, to: paths.help() },
  { label: footer.links.contact, to: paths.contact() },
  { label: footer.links.legalNotice, to: paths.legalNotice() },
  { label: footer.links.privacy, to: paths.privacy() },
  { label: footer.links.accessibility, to: paths.accessibility() },
];

/** The one line under the screens of the tool. Its grid is the one place that says whether the branch has confirmed it. */
export function ToolFooter() {
  const grid = useServiceStatus()?.grid;
  const postal = usePostalAddress();
  return (
    <footer className={styles.tool}>
      {grid && <span>{chrome.grid.inForce(formatDay(grid.effectiveOn), grid.confirmed)}</span>}
      <address aria-label={footer.address}>{postal.join(', ')}</address>
      <Links links={toolLinks} />
    </footer>
  );
}

/** Shows only the contact details that the employer body has set. */
function Reached({ contact: { email, phone, website } }: { contact: ServiceStatus['contact'] }) {
  return (
    <>
      {phone !== '' && (
        <div>
          <a className={styles.link} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </div>
      )}
      {website !== '' && (
        <div>
          <a className={styles.link} href={website}>
            {new URL(website).hostname}
          </a>
        </div>
      )}
      {email !== '' && (
        <div>
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </div>
      )}
    </>
  );
}
