/** What decides the amount besides the degrees. It is asked here once, and none of seniority is a choice. */
import { MAYOTTE, wageTerritoryOf } from '@valorisation/rules';
import type { FormEvent } from 'react';
import { resultOf, type Changeable } from '../amounts/model/result';
import { ActionWords } from '../amounts/parts/AmountPanel';
import { TermsForm } from '../amounts/parts/terms/TermsForm';
import { useTried } from '../amounts/parts/terms/useTried';
import { classification, estimate as words } from '../i18n/fr';
import { Button } from '../ui/Button';
import { SelectField } from '../ui/SelectField';
import styles from './Estimate.module.css';
import type { EstimateStep } from './step';
import type { EstimateState } from './useEstimate';

const { profileConcerned, calculation } = classification;

const FORM = 'situation';

type PlaceProps = Pick<EstimateState, 'department' | 'changeDepartment'>;

const isMayotte = (department: string | undefined) => wageTerritoryOf(department ?? null) === 'mayotte';

/** The minimum wage that the amount is compared with depends on the establishment's place. */
function PlaceField({ department, changeDepartment }: PlaceProps) {
  return (
    <SelectField
      label={words.place.label}
      hint={words.place.hint}
      placeholder={null}
      value={isMayotte(department) ? MAYOTTE : ''}
      options={[
        { value: '', label: words.place.elsewhere },
        { value: MAYOTTE, label: words.place.mayotte },
      ]}
      onValueChange={(value) => changeDepartment(value === '' ? undefined : value)}
    />
  );
}

/** In the form, or in the bar of a narrow screen. */
export function ToCriteria() {
  return (
    <Button type="submit" form={FORM} variant="primary">
      <ActionWords short={profileConcerned.continue} full={profileConcerned.continueWhere} />
    </Button>
  );
}

interface SituationStepProps {
  estimate: Changeable;
  place: PlaceProps;
  isBar: boolean;
  isValid: boolean;
  onValidChange: (isValid: boolean) => void;
  onGo: (step: EstimateStep) => void;
}

export function SituationStep({ estimate, place, isBar, isValid, onValidChange, onGo }: SituationStepProps) {
  const { form, isTried, refuse } = useTried();
  const takesPlanned = (resultOf(estimate)?.planned.length ?? 0) > 0;
  const go = (step: EstimateStep) => (isValid && !estimate.unsaid.seniority ? onGo(step) : refuse());
  return (
    <form
      ref={form}
      id={FORM}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        go('criteria');
      }}
    >
      <TermsForm
        classification={estimate}
        onValidChange={onValidChange}
        isTried={isTried}
        special={{
          words: words.place.short,
          field: <PlaceField {...place} />,
          isGiven: isMayotte(place.department),
        }}
      />
      <div className={styles.next}>
        {!isBar && <ToCriteria />}
        <Button variant={isBar ? 'secondary' : 'quiet'} onClick={() => go('result')}>
          {takesPlanned ? profileConcerned.takePlanned : calculation.toResult}
        </Button>
      </div>
    </form>
  );
}
