/** The common parts of every page: its title, which the browser's tab shows too, and the focus on arrival. */
import { typeset } from '@valorisation/rules';
import { useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { chrome } from '../i18n/fr';
import { Icon } from '../ui/Icon';
import styles from './Page.module.css';
import { PrintedLetterhead } from './PrintedOrigin';
import { PageFrame, type PageFrameProps } from './PageFrame';
import { ServerRenderContext } from '../serverRender';
import { pageArrived } from './skeleton/delay';
import { unbroken } from './unbroken';
import { useDocumentTitle } from './useDocumentTitle';

export interface PageProps {
  title: string;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  back?: { to: string; label?: string };
  /** The path of which this page is a step, above everything else. */
  steps?: ReactNode;
  action?: ReactNode;
  /** text: a reading page. normal: a form or a sheet. wide: a table. list: a table that fills the screen. */
  width?: PageFrameProps['width'];
  /** Shown in the browser's tab, when the tab should say more than the title. */
  documentTitle?: string;
  /** True when the page replaces, at the same path, a page on which the person has acted. Its title takes the focus. */
  follows?: boolean;
  /** True when the printed form of the page has its own title. */
  printsItsOwnTitle?: boolean;
  /** The contents or the facts of a text, at its side. */
  aside?: ReactNode;
  around?: PageFrameProps['around'];
  children: ReactNode;
}

/** The path of the last arrival. Null until the first page, where the browser decides on the focus. */
let arrivedAt: string | null = null;
/** The title of the loading page may have the focus and disappear before the page itself appears. */
let focusedAt: string | null = null;

/** In px. The page scrolls under the header. */
function headerHeight(): number {
  return parseInt(getComputedStyle(document.documentElement).getPropertyValue('--header-height'), 10);
}

export function Page({
  title,
  intro,
  back,
  steps,
  action,
  width = 'normal',
  documentTitle = title,
  follows = false,
  printsItsOwnTitle = false,
  aside,
  around,
  children,
}: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useDocumentTitle(documentTitle);
  const server = useContext(ServerRenderContext);
  if (typeof intro === 'string') server?.described(intro);

  // Runs right after rendering, so that even a key pressed at once starts from the title.
  useLayoutEffect(() => {
    const isArrival = arrivedAt !== null && arrivedAt !== pathname;
    arrivedAt = pathname;
    pageArrived();
    const isLost = focusedAt === pathname && document.activeElement === document.body;
    if (!isArrival && !isLost && !follows) return;
    focusedAt = pathname;
    // A search that is the first thing to do has taken the focus already.
    if (document.activeElement?.role !== 'combobox') heading.current?.focus({ preventScroll: true });
    // Scrolls to the top at once. The scroll of the chrome comes 2 s later.
    const top = heading.current?.getBoundingClientRect().top;
    if (top !== undefined && top < headerHeight()) window.scrollTo({ top: 0 });
    // A change of the query on the same page (a tab, a page of a list) keeps the focus in place.
  }, [pathname, follows]);

  return (
    <PageFrame
      width={width}
      headIsUnprinted={printsItsOwnTitle}
      back={
        <>
          {!printsItsOwnTitle && <PrintedLetterhead />}
          {steps}
          {back && (
            <Link to={back.to} className={styles.back}>
              <Icon name="left" size={16} />
              {back.label ?? chrome.back}
            </Link>
          )}
        </>
      }
      title={
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {unbroken(typeset(title))}
        </h1>
      }
      intro={intro}
      action={action}
      aside={aside}
      around={around}
    >
      {children}
    </PageFrame>
  );
}
