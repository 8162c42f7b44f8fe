/** The parts that a chosen function needs, in their own chunk (lazyParts.tsx). */
export { plannedDues } from '../amounts/model/plannedDue';
export { resultOf } from '../amounts/model/result';
export { OtherFunctionForm } from '../amounts/parts/OtherFunctionForm';
export { ToastRegion } from '../ui/ToastRegion';
export { ChosenPage } from './ChosenPage';
export { estimateAt } from './useEstimate';
