/** The words that describe a row without naming a person. */
import type { ChangedRow } from '@valorisation/contract';
import { typeset } from '@valorisation/rules';
import { staffDashboard, staffGridEffect } from '../../../i18n/fr';

const { largest, groups } = staffGridEffect;

export const titleOf = ({ title }: Pick<ChangedRow, 'title'>): string => (title === '' ? groups.other : typeset(title));

export const placeOf = ({ category, department }: ChangedRow): string =>
  [
    staffDashboard.categories[category] ?? '',
    department === null ? groups.noDepartment : largest.department(department),
  ].join(', ');
