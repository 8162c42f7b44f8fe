import { Notice } from './Notice';

/** Why a form as a whole was refused, announced at once; empty before. */
export function Refusal({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Notice tone="clay" alert>
      {text}
    </Notice>
  );
}
