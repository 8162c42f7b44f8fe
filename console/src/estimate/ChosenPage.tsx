import { functionTitle, typeset } from '@valorisation/rules';
import type { ReactNode } from 'react';
import { Columns } from '../amounts/parts/Columns';
import { Steps } from '../amounts/parts/Steps';
import type { PublicReference } from '../api/reference';
import { estimate as words, titles } from '../i18n/fr';
import { Page } from '../layout/Page';
import { paths } from '../routes';
import { EstimateAside } from './EstimateAside';
import { EstimateWork } from './EstimateWork';
import { useEstimate } from './useEstimate';

interface ChosenPageProps {
  reference: PublicReference;
  /** The page that is shown when the address leads to no estimate, for example because the grid lacks its function. */
  otherwise: (isUnknown: boolean) => ReactNode;
  /** True when the user has acted here. What replaces the clicked control then gets the focus. */
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
      steps={<Steps current="situation" />}
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
