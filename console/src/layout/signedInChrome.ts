/** What is opened by those who are signed in alone: one chunk, with the library of components. */
export { IntroVideoDialog } from './IntroVideoDialog';
export { SideDrawer } from './SideDrawer';
export { UserMenu } from './UserMenu';
