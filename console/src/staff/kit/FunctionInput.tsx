/** The choice of a function of the grid in force, as an input of a form or a filter. */
import { gridCalls } from '@valorisation/contract';
import { useInput } from 'react-admin';
import { toPublicReference } from '../../api/reference';
import { useCall } from '../../api/useCall';
import { FunctionField } from './FunctionField';

interface FunctionInputProps {
  source: string;
  label: string;
  /** As a filter, it is always shown. */
  alwaysOn?: boolean;
}

export function FunctionInput({ source, label, alwaysOn = false }: FunctionInputProps) {
  const { data } = useCall(gridCalls.inForce, {}, { to: toPublicReference, staleTime: Infinity });
  const { field, fieldState } = useInput<number | ''>({ source, defaultValue: '' });
  return (
    <FunctionField
      grid={data?.grid}
      label={label}
      isFilter={alwaysOn}
      value={typeof field.value === 'number' ? field.value : null}
      error={fieldState.error?.message}
      onChange={(id) => field.onChange(id ?? '')}
    />
  );
}
