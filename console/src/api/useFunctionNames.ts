import { functionCalls } from '@valorisation/contract';
import { NO_NAMES, toFunctionNames } from './functionNames';
import { useCall } from './useCall';

export function useFunctionNames() {
  return useCall(functionCalls.names, {}, { to: toFunctionNames, staleTime: Infinity, silent: true }).data ?? NO_NAMES;
}
