import { Notice } from '../../../ui/Notice';
import type { Completion } from '../state/useCompletion';

export function CompletionTrouble({ completion: { failure } }: { completion: Completion }) {
  if (failure === null) return null;
  return (
    <div className="below-4">
      <Notice tone="clay" alert>
        {failure}
      </Notice>
    </div>
  );
}
