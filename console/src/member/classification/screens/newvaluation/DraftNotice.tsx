/** Offers to continue or drop a draft of this tab, on the screen that begins a new one. */
import { findFunction } from '@valorisation/rules';
import type { Reference } from '../../../../api/reference';
import { classification as texts } from '../../../../i18n/fr';
import { NEW_VALUATION, paths } from '../../../../routes';
import { Button, LinkButton } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { useDraft } from '../../state/draft';
import { Cluster } from '../../../../ui/layout/primitives';

const { draft: words } = texts.newValuation;

export function DraftNotice({ reference }: { reference: Reference }) {
  const { input, clear } = useDraft();
  if (input?.functionId === undefined || input.answers === undefined) return null;
  const title = input.otherFunction ?? findFunction(reference.grid, input.functionId)?.title ?? '';
  return (
    <div className="below-5">
      <Notice>
        <p>{words.text(title)}</p>
        <Cluster above={3}>
          <LinkButton to={paths.valuation(NEW_VALUATION)}>{words.resume}</LinkButton>
          <Button variant="quiet" onClick={clear}>
            {words.drop}
          </Button>
        </Cluster>
      </Notice>
    </div>
  );
}
