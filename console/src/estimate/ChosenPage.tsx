/** What is to be paid at least for a chosen function, and what it rests on. */
import { functionTitle, typeset } from '@valorisation/rules';
import type { ReactNode } from 'react';
import { Columns } from '../amounts/parts/Columns';
import type { PublicReference } from '../api/reference';
import { estimate as words, titles } from '../i18n/fr';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { EstimateAside } from './EstimateAside';
import { EstimateWork } from './EstimateWork';
import { useEstimate } from './useEstimate';

interface ChosenPageProps {
  reference: PublicReference;
  /** The page in its place where the address leads to no estimate, perhaps by a function that the grid does not have. */
  otherwise: (isUnknown: boolean) => ReactNode;
  /** Somebody has acted here: what takes the place of what was clicked then takes the focus. */
  hasActed: boolean;
  onAct: () => void;
}

export function ChosenPage({ reference, otherwise, hasActed, onAct }: ChosenPageProps) {
  const state = useEstimate(reference);
  const { estimate, isUnknown, search, chooseAnother } = state;
  if (estimate === null) return otherwise(isUnknown);
  const title = typeset(functionTitle(estimate.work, estimate.job));
  return (
    <Page
      title={titles.estimation}
      documentTitle={words.documentTitle(title)}
      intro={words.introChosen}
      back={{ to: paths.home(), label: words.back }}
      printsItsOwnTitle
    >
      <Columns aside={<EstimateAside estimate={estimate} title={title} search={search} />}>
        <EstimateWork
          estimate={estimate}
          title={title}
          place={state}
          arrived={hasActed}
          onChange={() => {
            onAct();
            chooseAnother();
          }}
        />
      </Columns>
    </Page>
  );
}
