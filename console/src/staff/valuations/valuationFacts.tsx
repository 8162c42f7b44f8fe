import type { StaffValuation } from '@valorisation/contract';
import { formatSiret, isValuationStatus, STATUS_NAMES } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { paths } from '../../routes';
import { staffDashboard, staffValuations as words } from '../../i18n/fr';
import { Minor } from '../kit/CardList';

export const statusOf = ({ status }: StaffValuation): string =>
  isValuationStatus(status) ? STATUS_NAMES[status] : String(status);
export const categoryOf = ({ category }: StaffValuation): string =>
  staffDashboard.categories[category] ?? String(category);
export const functionOf = ({ function_title: title }: StaffValuation): string => title ?? words.otherFunction;
const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

const amountOf = (amount: number | null, isHourly: boolean): string =>
  amount === null ? '' : `${euros.format(amount)} ${isHourly ? words.units.hour : words.units.month}`;

export const fixedAmountOf = ({ fixed_amount: amount, hourly }: StaffValuation): string | null =>
  amount === null ? null : amountOf(amount, hourly);

export function DisplayedAmount({ row }: { row: StaffValuation }) {
  return (
    <>
      {amountOf(row.displayed, row.displayed_unit === 'hour')}
      {row.below_minimum && <Minor>{words.belowMinimum}</Minor>}
    </>
  );
}

export const shareOf = ({ share }: StaffValuation): string => `${share.toLocaleString('fr-FR')}\u00a0%`;

export function Establishment({ row }: { row: StaffValuation }) {
  return (
    <>
      <Link to={paths.adminEstablishment(row.establishment_id)}>{row.company_name}</Link>
      <Minor>{formatSiret(row.siret)}</Minor>
    </>
  );
}
