/** Parts of the chrome that a visitor does not download. */
import { lazyArea } from './lazyArea';

const signedIn = () => import('./signedInChrome');

export const IntroVideoDialog = lazyArea(async () => ({ default: (await signedIn()).IntroVideoDialog }));
export const SideDrawer = lazyArea(async () => ({ default: (await signedIn()).SideDrawer }));
export const UserMenu = lazyArea(async () => ({ default: (await signedIn()).UserMenu }));
