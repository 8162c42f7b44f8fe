/** The chrome of the staff area: the bar with the search, the menu, and the title of the page with its acts. */
import { Drawer, useMediaQuery } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import {
  AppBar,
  Layout,
  Logout,
  MenuItemLink,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useSidebarState,
  useUserMenu,
  type LayoutProps,
  type SidebarProps,
} from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { staff, staffAccount } from '../i18n/fr';
import { ActivityLine } from '../layout/ActivityLine';
import { ToolFooter } from '../layout/Footer';
import { LogoMark } from '../layout/Logo';
import { paths } from '../routes';
import { Icon } from '../ui/Icon';
import { HeadPlace, ViewsPlace } from './kit/HeadActs';
import type { StaffResource } from './kit/resource';
import { NewsBell } from './news/NewsBell';
import { resourceAt, tabsOf } from './places';
import { OnlyRecord } from './site/OnlyRecord';
import { StaffSearch } from './search/StaffSearch';
import styles from './StaffLayout.module.css';
import { StaffMenu } from './StaffMenu';
import { useLostFocus } from './useLostFocus';
import { useHasRoom } from './useHasRoom';

/** The large breakpoint, from which the menu stands beside the page. */
const BESIDE = '(min-width: 1366px)';

function OwnAccountItem() {
  const menu = useUserMenu();
  return (
    <MenuItemLink
      to={paths.adminAccount()}
      primaryText={staffAccount.title}
      leftIcon={<Icon name="user" />}
      onClick={() => menu?.onClose()}
    />
  );
}

function NamedUserMenu() {
  const { identity } = useGetIdentity();
  const showsName = useHasRoom();
  return (
    <UserMenu {...(identity?.fullName !== undefined && showsName && { label: identity.fullName })}>
      <OwnAccountItem />
      <Logout />
    </UserMenu>
  );
}

/** Takes the focus on arrival at another page, and when an act leaves the focus nowhere. */
function Title() {
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(pathname);
  useLostFocus(heading);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    heading.current?.focus();
  }, [pathname]);
  return (
    <TitlePortal
      ref={heading}
      component="h1"
      variant="h1"
      sx={{ whiteSpace: 'normal', overflow: 'visible' }}
      tabIndex={-1}
    />
  );
}

type OnPlace = (place: HTMLElement | null) => void;

/** The way back, the title and the page's acts beside it, then the lists that share the page, and the views of a list. */
function Head({ onPlace, onViews }: { onPlace: OnPlace; onViews: OnPlace }) {
  const { pathname } = useLocation();
  const shown = resourceAt(pathname);
  const isList = shown !== undefined && pathname === paths.adminList(shown.name);
  // The list of a single record would lead back to the record.
  const hasWayBack = shown !== undefined && !isList && shown.list !== OnlyRecord;
  return (
    <header className={styles.head}>
      {hasWayBack && (
        <Link to={paths.adminList(shown.name)} className={styles.back}>
          <Icon name="left" size={18} />
          {shown.title}
        </Link>
      )}
      <div className={styles.titleRow}>
        <Title />
        <div ref={onPlace} className={styles.acts} />
      </div>
      {shown !== undefined && isList && <ListTabs shown={shown} />}
      <div ref={onViews} />
    </header>
  );
}

function ListTabs({ shown }: { shown: StaffResource }) {
  const tabs = tabsOf(shown);
  if (tabs.length === 0) return null;
  return (
    <nav className={styles.tabs} aria-label={staff.lists}>
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          to={paths.adminList(tab.name)}
          className="inline-row one-line ink table-size plain ring-inside"
          aria-current={tab === shown ? 'page' : undefined}
        >
          {tab.title}
        </Link>
      ))}
    </nav>
  );
}

function StaffAppBar() {
  const hasRoom = useHasRoom();
  return (
    <AppBar alwaysOn toolbar={<ActivityLine />} userMenu={<NamedUserMenu />}>
      <Link to={paths.admin()} className={styles.brand} aria-label={staff.title}>
        <LogoMark size={28} />
        <span>{staff.title}</span>
      </Link>
      <StaffSearch />
      {hasRoom && (
        <Link to={paths.home()} className={styles.site}>
          {staff.site}
        </Link>
      )}
      <NewsBell />
    </AppBar>
  );
}

/** Beside the page from the large breakpoint on, and a layer over it below, which closes on arrival at another page. */
function StaffSidebar({ children }: SidebarProps) {
  const { pathname } = useLocation();
  const isBeside = useMediaQuery(BESIDE, { noSsr: true });
  const [isOpen, setOpen] = useSidebarState();
  useEffect(() => setOpen(false), [pathname, isBeside, setOpen]);
  if (isBeside) return children;
  return (
    <Drawer open={isOpen} onClose={() => setOpen(false)}>
      {children}
    </Drawer>
  );
}

export function StaffLayout({ children, ...props }: LayoutProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [views, setViews] = useState<HTMLElement | null>(null);
  return (
    <Layout {...props} appBar={StaffAppBar} menu={StaffMenu} sidebar={StaffSidebar}>
      <HeadPlace value={place}>
        <Head onPlace={setPlace} onViews={setViews} />
        <ViewsPlace value={views}>{children}</ViewsPlace>
      </HeadPlace>
      <ToolFooter />
    </Layout>
  );
}
