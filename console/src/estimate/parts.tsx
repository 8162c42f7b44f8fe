/** What a chosen function brings: on the page at a real address, it comes after the first paint. */
export { resultOf } from '../amounts/model/result';
export { OtherFunctionForm } from '../amounts/parts/OtherFunctionForm';
export { ToastRegion } from '../ui/ToastRegion';
export { ChosenPage } from './ChosenPage';
export { estimateAt } from './useEstimate';
