/** Entry of the home page as a document: loads what takes over its field when a person uses the field. */
import { PLACE_ID } from './place';

const place = document.getElementById(PLACE_ID);

// If it does not load, the form works without it.
const takeOver = async (field: HTMLElement) => import('./takeOver').then((loaded) => loaded.takeOver(field));

place?.addEventListener('focusin', () => void takeOver(place).catch(() => undefined), { once: true });
