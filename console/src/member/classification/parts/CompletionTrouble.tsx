import { Notice } from '../../../ui/Notice';
import type { Completion } from '../state/useCompletion';

export function CompletionTrouble({ completion: { failure, dialog } }: { completion: Completion }) {
  return (
    <>
      {failure !== null && (
        <div className="below-4">
          <Notice tone="clay" alert>
            {failure}
          </Notice>
        </div>
      )}
      {dialog}
    </>
  );
}
