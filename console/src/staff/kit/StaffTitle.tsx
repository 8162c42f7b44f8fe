/** The title of a staff page, for its heading and the browser's tab. */
import { useDocumentTitle } from '../../layout/useDocumentTitle';
import { useVisit } from '../search/visits';

export function StaffTitle({ text }: { text: string }) {
  useDocumentTitle(text);
  useVisit(text);
  return text;
}
