/** The parts that a chosen function needs. On the public page they load after the first paint. */
export { resultOf } from '../amounts/model/result';
export { OtherFunctionForm } from '../amounts/parts/OtherFunctionForm';
export { ToastRegion } from '../ui/ToastRegion';
export { ChosenPage } from './ChosenPage';
export { estimateAt } from './useEstimate';
