import { Notice } from './Notice';

/** Why a form as a whole was not accepted, read at once; nothing while it has not been refused. */
export function Refusal({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Notice tone="clay" alert>
      {text}
    </Notice>
  );
}
