/** The chrome around public and member pages. */
import { Suspense, useContext, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession, useUser } from '../api/session';
import { chrome } from '../i18n/fr';
import { findRoute, routes } from '../routes';
import { ServerRenderContext } from '../serverRender';
import { cx } from '../ui/cx';
import { ToastRegion } from '../ui/ToastRegion';
import { useObservable } from '../core/observable';
import { dismissUndoToasts } from '../core/toasts';
import { Footer, ToolFooter } from './Footer';
import { Header } from './Header';
import { IntroVideoDialog, SideDrawer } from './lazyChrome';
import { Maintenance } from './Maintenance';
import { StateLine } from './StateLine';
import { hasSidePanel } from './menus';
import { PrintedOrigin } from './PrintedOrigin';
import { SidePanel } from './SidePanel';
import { isNowhere } from './underWay';
import { useScrollReset } from './useScrollReset';
import styles from './AppLayout.module.css';

const CONTENT_ID = 'contenu';

export function AppLayout({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const [videoOpen, setVideoOpen] = useState(false);
  const user = useUser();
  const isKnown = useSession().status !== 'unknown';
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const isLost = useObservable(isNowhere) && hasSidePanel(user);
  const isPortal = !isLost && (route === undefined || routes[route].area === 'public');
  const inTool = !isKnown || hasSidePanel(user);
  const isDocument = useContext(ServerRenderContext) !== null;
  useScrollReset();

  // The Back button of the browser also closes what is open over the page.
  useEffect(
    () => () => {
      setMenuOpen(false);
      setVideoOpen(false);
    },
    [pathname],
  );

  // The next user must not see messages that undo this user's acts.
  useEffect(() => dismissUndoToasts, [user?.id]);

  function openVideo() {
    setMenuOpen(false);
    setVideoOpen(true);
  }

  return (
    <>
      {/* The router uses the hash of the address, so this link moves the focus by code. */}
      <a
        className={`${styles.skip} visually-hidden`}
        href={`#${CONTENT_ID}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(CONTENT_ID)?.focus();
        }}
      >
        {chrome.skipToContent}
      </a>
      <Header isCentred={!inTool} onOpenMenu={() => setMenuOpen(true)} />
      <StateLine />
      <div className={cx(styles.body, inTool && styles.withPanel)}>
        <SidePanel onOpenVideo={openVideo} />
        <div className={styles.column}>
          <PrintedOrigin />
          <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
            {children}
          </main>
          {isPortal ? <Footer /> : <ToolFooter />}
        </div>
      </div>
      {/* Only acts cause messages, so a document renders this region only if the page has acts. */}
      {!isDocument && <ToastRegion />}
      <Suspense>
        {menuOpen && <SideDrawer open onClose={() => setMenuOpen(false)} onOpenVideo={openVideo} />}
        {videoOpen && <IntroVideoDialog open onClose={() => setVideoOpen(false)} />}
      </Suspense>
      {!isDocument && <Maintenance />}
    </>
  );
}
