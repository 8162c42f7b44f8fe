/** The chrome of the staff area. It is react-admin's chrome, with the page's title as its heading. */
import { useMediaQuery, type Theme } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import {
  AppBar,
  Layout,
  Logout,
  MenuItemLink,
  Sidebar,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useSidebarState,
  useUserMenu,
  type LayoutProps,
  type SidebarProps,
} from 'react-admin';
import { useLocation } from 'react-router-dom';
import { staffAccount } from '../i18n/fr';
import { ActivityLine } from '../layout/ActivityLine';
import { ToolFooter } from '../layout/Footer';
import { paths } from '../routes';
import { Icon } from '../ui/Icon';
import { NewsBell } from './news/NewsBell';
import { StaffMenu } from './StaffMenu';
import { StaffSearch } from './search/StaffSearch';
import { useLostFocus } from './useLostFocus';
import { useHasRoom } from './useHasRoom';

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

/** A long title takes a second line and is not cut off. */
const TITLE = {
  outline: 'none',
  fontSize: { xs: '1rem', md: '1.25rem' },
  lineHeight: 1.2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

/** Takes the focus on arrival at another page, and when an act leaves the focus nowhere. */
function Heading() {
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(pathname);
  useLostFocus(heading);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    heading.current?.focus();
  }, [pathname]);
  return <TitlePortal ref={heading} component="h1" tabIndex={-1} sx={TITLE} />;
}

function StaffAppBar() {
  return (
    <AppBar userMenu={<NamedUserMenu />}>
      <Heading />
      <StaffSearch />
      <NewsBell />
      <ActivityLine />
    </AppBar>
  );
}

/**
 * On a phone the sidebar is a layer over the page. If the window becomes narrow while the sidebar is open (by a zoom or
 * a turned screen), the layer would be invisible and catch every click. The sidebar is therefore mounted again, closed.
 */
function StaffSidebar(props: SidebarProps) {
  const isLayer = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [, setOpen] = useSidebarState();
  const [wasLayer, setWasLayer] = useState(isLayer);
  useEffect(() => {
    if (wasLayer === isLayer) return;
    setOpen(!isLayer);
    setWasLayer(isLayer);
  }, [isLayer, wasLayer, setOpen]);
  return wasLayer === isLayer ? <Sidebar {...props} /> : null;
}

export function StaffLayout({ children, ...props }: LayoutProps) {
  return (
    <Layout {...props} appBar={StaffAppBar} menu={StaffMenu} sidebar={StaffSidebar}>
      {children}
      <ToolFooter />
    </Layout>
  );
}
