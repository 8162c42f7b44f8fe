/** Every page: its title in the browser's tab too, and the focus of whoever arrives at it. */
import { useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { chrome } from '../i18n/fr';
import { Icon } from '../ui/Icon';
import styles from './Page.module.css';
import { PageFrame } from './PageFrame';
import { ServerRenderContext } from '../portal/serverRender';
import { pageArrived } from './skeleton/delay';
import { useDocumentTitle } from './useDocumentTitle';

export interface PageProps {
  title: string;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  back?: { to: string; label?: string };
  /** The one main action. */
  action?: ReactNode;
  /** text: a reading page. normal: a form or a sheet. wide: a table. */
  width?: 'text' | 'normal' | 'wide';
  /** Shown in the browser's tab when it should say more than the title. */
  documentTitle?: string;
  /** It takes the place of the page on which the person has just acted, at the same path: its title takes the focus. */
  follows?: boolean;
  /** What it prints has a title of its own. */
  printsItsOwnTitle?: boolean;
  children: ReactNode;
}

/** The path that was last arrived at; null until the first page, which keeps the browser's own focus. */
let arrivedAt: string | null = null;
/** The path whose title was given the focus: its loading stage may hold it and go before its page comes. */
let focusedAt: string | null = null;

/** In px: the page scrolls under the header. */
function headerHeight(): number {
  return parseInt(getComputedStyle(document.documentElement).getPropertyValue('--header-height'), 10);
}

/** A narrow page would part the word at its hyphen. */
function unbroken(title: string): ReactNode {
  return title.split(/(e-mail)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="one-line">
        {part}
      </span>
    ),
  );
}

export function Page({
  title,
  intro,
  back,
  action,
  width = 'normal',
  documentTitle = title,
  follows = false,
  printsItsOwnTitle = false,
  children,
}: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useDocumentTitle(documentTitle);
  const server = useContext(ServerRenderContext);
  if (typeof intro === 'string') server?.described(intro);

  // With the page already drawn, before anything else happens: the next key, however fast, goes on from its title.
  useLayoutEffect(() => {
    const isArrival = arrivedAt !== null && arrivedAt !== pathname;
    arrivedAt = pathname;
    pageArrived();
    const isLost = focusedAt === pathname && document.activeElement === document.body;
    if (!isArrival && !isLost && !follows) return;
    focusedAt = pathname;
    heading.current?.focus({ preventScroll: true });
    // Nobody should land in the middle of a page: the chrome's own return to the top comes 2 s later.
    const top = heading.current?.getBoundingClientRect().top;
    if (top !== undefined && top < headerHeight()) window.scrollTo({ top: 0 });
    // A change of query on the same page (a tab, a page of a list) keeps the focus where the person works.
  }, [pathname, follows]);

  return (
    <PageFrame
      width={width}
      headIsUnprinted={printsItsOwnTitle}
      back={
        back && (
          <Link to={back.to} className={styles.back}>
            <Icon name="left" size={16} />
            {back.label ?? chrome.back}
          </Link>
        )
      }
      title={
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {unbroken(title)}
        </h1>
      }
      intro={intro}
      action={action}
    >
      {children}
    </PageFrame>
  );
}
