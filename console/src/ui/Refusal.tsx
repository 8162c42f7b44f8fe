import { Notice } from './Notice';

/** Why a form as a whole was refused. It is read out at once, and is empty until then. */
export function Refusal({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Notice tone="clay" alert>
      {text}
    </Notice>
  );
}
