/** What is due as lines for payroll: the neutral file, and the body for Silae. */
export {
  inPayrollOrder,
  PAYROLL_COLUMNS,
  PAYROLL_LACKS,
  payrollLack,
  payrollLine,
  payrollReference,
} from './payroll-line.js';
export type { PayrollColumn, PayrollLack, PayrollLine, PayrollRow } from './payroll-line.js';
export { isForSilae, silaeBodies } from './silae.js';
