import type { ServiceStatus } from '@valorisation/contract';
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
      { label: footer.links.evolutions, to: paths.evolutions() },
      { label: footer.links.openRules, to: paths.openRules() },
      { label: footer.links.articles, to: paths.articles() },
      { label: footer.links.documents, to: paths.documents() },
      { label: footer.links.webSeries, to: paths.webSeries() },
      { label: footer.links.directory, to: paths.directory() },
      { label: footer.links.teachingPack, to: paths.teachingPack() },
    ],
  },
  {
    title: footer.tool,
    links: [
      { label: footer.links.toolPresentation, to: paths.toolPresentation() },
      { label: footer.links.estimate, to: paths.estimate() },
      { label: footer.links.faq, to: paths.faq() },
      { label: footer.links.help, to: paths.help() },
      { label: footer.links.accountHelp, to: paths.accountHelp() },
      { label: footer.links.contact, to: paths.contact() },
    ],
  },
  {
    title: footer.legal,
    links: [
      { label: footer.links.legalNotice, to: paths.legalNotice() },
      { label: footer.links.terms, to: paths.terms() },
      { label: footer.links.privacy, to: paths.privacy() },
      { label: footer.links.accessibility, to: paths.accessibility() },
      { label: footer.links.sitemap, to: paths.sitemap() },
    ],
  },
];

/** The links at the end of every page with the site's chrome. */
export function Footer() {
  const contact = useServiceStatus()?.contact;
  const postal = usePostalAddress();
  return (
    <footer className="line-top on-white table-size">
      <div className={styles.columns}>
        <div>
          <h2 className="below-2 forest-800 size-16">{body.name}</h2>
          <address aria-label={footer.address}>
            {postal.map((line) => (
              <div key={line}>{line}</div>
            ))}
            <div>{body.country}</div>
            {contact !== undefined && <Reached contact={contact} />}
          </address>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="below-2 forest-800 size-16">{title}</h2>
            <ul className="unmarked">
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
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
