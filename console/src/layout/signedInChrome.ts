/** Dialogs and menus for signed-in people, in one chunk with the component library. */
export { IntroVideoDialog } from './IntroVideoDialog';
export { SideDrawer } from './SideDrawer';
export { UserMenu } from './UserMenu';
