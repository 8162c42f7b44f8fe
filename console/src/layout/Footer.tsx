import type { ServiceStatus } from '@valorisation/contract';
import { formatDay } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { useIdentity } from '../api/identity';
import { usePortalMenus, type PortalLink } from '../api/menus';
import { useUser } from '../api/session';
import { useServiceStatus } from '../api/status';
import { body, chrome } from '../i18n/fr';
import { paths } from '../routes';
import { cx } from '../ui/cx';
import styles from './Footer.module.css';
import { headerLinks } from './menus';
import { usePostalAddress } from './usePostalAddress';

const { footer } = chrome;

function Links({ links, className }: { links: readonly PortalLink[]; className?: string | undefined }) {
  return (
    <ul className={cx(styles.links, className)}>
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

/** The footer of the public pages: where else to go, then what the law asks. It repeats no link of the header. */
export function Footer() {
  const contact = useServiceStatus()?.contact;
  const { name, links: social } = useIdentity();
  const postal = usePostalAddress();
  const { header, information, tool, legal } = usePortalMenus();
  const above = headerLinks(useUser(), header);
  const others = [...information, ...tool].filter(({ to }) => !above.some((link) => link.to === to));
  return (
    <footer className={styles.footer}>
      <div className={`${styles.frame} ${styles.portal}`}>
        <address aria-label={footer.address} className="quiet">
          <p>
            <span className="block ink strong">{name}</span> {[...postal, body.country].join(', ')}
          </p>
          {contact !== undefined && <Reached contact={contact} />}
          {social.map(({ label, href }) => (
            <div key={href}>
              <a className={styles.link} href={href} rel="noopener noreferrer">
                {label}
              </a>
            </div>
          ))}
        </address>
        <nav aria-label={footer.label}>
          <Links links={others} />
        </nav>
        <nav aria-label={footer.legal}>
          <Links links={legal} className="quiet" />
        </nav>
      </div>
    </footer>
  );
}

const toolLinks: readonly PortalLink[] = [
  { label: footer.links.help, to: paths.help() },
  { label: footer.links.contact, to: paths.contact() },
  { label: footer.links.legalNotice, to: paths.legalNotice() },
  { label: footer.links.privacy, to: paths.privacy() },
  { label: footer.links.accessibility, to: paths.accessibility() },
];

/**
 * The one line under the screens of the tool and of the estimate. Its grid is the one place that says whether the
 * branch has confirmed it.
 */
export function ToolFooter() {
  const grid = useServiceStatus()?.grid;
  const postal = usePostalAddress();
  return (
    <footer className={styles.footer}>
      <div className={`${styles.frame} ${styles.tool}`}>
        {grid && <span>{chrome.grid.inForce(formatDay(grid.effectiveOn), grid.confirmed)}</span>}
        <address aria-label={footer.address}>{postal.join(', ')}</address>
        <Links links={toolLinks} />
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
