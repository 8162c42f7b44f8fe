import { refuseFields } from '../../../platform/errors/domain-error.js';
import { cleanPortalText } from '../../../platform/http/rich-text.js';
import { isReleased, type Publication } from '../domain/publication.js';

/**
 * An article that the public reads has a text: a title with nothing under it helps nobody.
 * @throws 422 `donnees_invalides` with `texte_a_publier` at `body`
 */
export function refuseReleasedWithoutText(publication: Pick<Publication, 'state'>, body: string): void {
  if (isReleased(publication) && cleanPortalText(body) === '') {
    throw refuseFields({ body: { code: 'texte_a_publier' } });
  }
}
