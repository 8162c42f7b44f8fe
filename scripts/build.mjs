/** `npm run build`: server and console as `npm start` needs them, so that it finds nothing left to build. */
import { script } from './lib/script.mjs';

await script({}, async () => undefined);
