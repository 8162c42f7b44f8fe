import { AppBar, Layout, UserMenu, useGetIdentity, type LayoutProps } from 'react-admin';

/** The menu's button is called as it reads: by the person's name. */
function NamedUserMenu() {
  const { identity } = useGetIdentity();
  return identity?.fullName === undefined ? <UserMenu /> : <UserMenu label={identity.fullName} />;
}

const StaffAppBar = () => <AppBar userMenu={<NamedUserMenu />} />;

export function StaffLayout(props: LayoutProps) {
  return <Layout {...props} appBar={StaffAppBar} />;
}
