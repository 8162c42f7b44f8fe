/**
 * The parts that a chosen function needs. The public page loads them after the first paint, and the tool loads them
 * with its area. Once loaded, they render at once.
 */
import { use, type ComponentProps } from 'react';
import { withTimeOut } from '../layout/lazyArea';
import type * as Parts from './parts';

let loaded: typeof Parts | undefined;
let loading: Promise<typeof Parts> | undefined;

/** Rejects when the file does not load. The next call then tries again. */
export function loadParts(): Promise<typeof Parts> {
  loading ??= withTimeOut(() => import('./parts')).then(
    (parts) => (loaded = parts),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

const useParts = () => loaded ?? use(loadParts());

export function ChosenPage(props: ComponentProps<typeof Parts.ChosenPage>) {
  const { ChosenPage: Part } = useParts();
  return <Part {...props} />;
}

export function OtherFunctionForm(props: ComponentProps<typeof Parts.OtherFunctionForm>) {
  const { OtherFunctionForm: Part } = useParts();
  return <Part {...props} />;
}
