/** The title of a staff page, for the top bar and the browser's tab. */
import { useDocumentTitle } from '../../layout/useDocumentTitle';

export function StaffTitle({ text }: { text: string }) {
  useDocumentTitle(text);
  return text;
}
