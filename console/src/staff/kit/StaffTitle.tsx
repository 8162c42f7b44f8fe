/** The title of a staff page, in the top bar and in the browser's tab. */
import { useDocumentTitle } from '../../layout/useDocumentTitle';

export function StaffTitle({ text }: { text: string }) {
  useDocumentTitle(text);
  return text;
}
