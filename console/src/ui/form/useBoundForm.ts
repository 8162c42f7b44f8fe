/**
 * A form on react-hook-form: values by the contract's names, its own checks, the sending, and the server's refusals
 * beside their fields. Fields are checked on sending, and from then on during typing, so that a message disappears once
 * its field is right.
 */
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import {
  set,
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { useStableCallback } from '../useStableCallback';
import { readTab, writeTab } from '../../core/tabStore';
import { placeRefusal } from './placeRefusal';
import { withKept } from './withKept';

/** From this many fields on, errors are listed above the form. */
const MANY_FIELDS = 5;

export type Faults<Values extends FieldValues> = Readonly<Partial<Record<FieldPath<Values>, string | null>>>;

export interface BoundFormOptions<Values extends FieldValues> {
  /** Every visible field by its contract name, in the order of the screen. */
  labels: Readonly<Partial<Record<FieldPath<Values>, string>>>;
  start: DefaultValues<Values>;
  /** Errors found before the server is asked. */
  check?: (values: Values) => Faults<Values>;
  /** The call; its error is shown. */
  send: (values: Values) => Promise<void>;
  /** True for a refusal that the page shows itself. */
  takesRefusal?: (error: unknown) => boolean;
  /** Key for keeping typed values in this tab until they are sent; not for a form with a password. */
  keptAs?: string;
  /** The field that gets the focus after a refusal of the whole form; without it, the focus stays. */
  afterRefusal?: FieldPath<Values>;
}

/** For a form that only needs a click. */
export type NoFields = Record<string, never>;

export interface FormFault {
  readonly name: string;
  readonly label: string;
  readonly message: string;
}

/** The props of every field in a bound form. */
interface BoundField {
  readonly label: string;
  readonly error: string | null;
  /** The list above the form announces it. */
  readonly quietError: boolean;
}

export interface BoundForm<Values extends FieldValues> {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** The sentence for the form as a whole. */
  readonly refusal: string | null;
  /** Listed above a form with many fields; otherwise empty. */
  readonly summary: readonly FormFault[];
  onSubmit(event: FormEvent): void;
  /** For an element that keeps its own value: an input, a text area, a checkbox. */
  field(name: FieldPath<Values>): BoundField & UseFormRegisterReturn;
  /** For a control with a given value, of any type. */
  control<Name extends FieldPath<Values>>(
    name: Name,
  ): BoundField & {
    readonly name: Name;
    readonly value: FieldPathValue<Values, Name>;
    onValueChange(value: FieldPathValue<Values, Name> | undefined): void;
  };
  /** The present value. */
  value<Name extends FieldPath<Values>>(name: Name): FieldPathValue<Values, Name>;
  change<Name extends FieldPath<Values>>(
    name: Name,
    next: (current: FieldPathValue<Values, Name>) => FieldPathValue<Values, Name>,
  ): void;
  /** Empties the form and its errors. */
  reset(): void;
  focus(name: string): void;
}

export function useBoundForm<Values extends FieldValues>(options: BoundFormOptions<Values>): BoundForm<Values> {
  const { labels, start, check, send, takesRefusal, afterRefusal, keptAs } = options;
  const element = useRef<HTMLFormElement>(null);
  const names = Object.keys(labels) as FieldPath<Values>[];
  const hasMany = names.length >= MANY_FIELDS;
  const [begun] = useState(() => (keptAs === undefined ? start : withKept(start, names, readTab(keptAs))));
  const form = useForm<Values>({
    defaultValues: begun,
    shouldFocusError: false,
    resolver: (values) => {
      const errors: FieldErrors<Values> = {};
      for (const [name, message] of Object.entries(check?.(values) ?? {})) {
        if (typeof message === 'string') set(errors, name, { type: 'check', message });
      }
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const { formState, register, getValues, setValue, getFieldState } = form;
  // Renders at each change, so that the screen never shows an old value.
  useWatch({ control: form.control });
  const typed =
    keptAs === undefined ? '' : JSON.stringify(Object.fromEntries(names.map((name) => [name, getValues(name)])));
  const lastTyped = useRef(typed);
  useEffect(() => {
    if (keptAs === undefined || typed === lastTyped.current) return;
    lastTyped.current = typed;
    writeTab(keptAs, JSON.parse(typed));
  }, [keptAs, typed]);
  const { errors, isSubmitting, submitCount } = formState;
  const refusal = errors.root?.message ?? null;

  const focus = (name: string) => element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();

  const focusFault = useStableCallback(() => {
    const fault = element.current?.querySelector<HTMLElement>(hasMany ? '[data-summary]' : '[aria-invalid="true"]');
    if (fault) fault.focus();
    else if (refusal !== null && afterRefusal !== undefined) focus(afterRefusal);
  });
  useLayoutEffect(() => {
    if (submitCount > 0) focusFault();
  }, [submitCount, focusFault]);

  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
      if (keptAs !== undefined) writeTab(keptAs, null);
    } catch (error) {
      if (takesRefusal?.(error) === true) return;
      const { fields, whole } = placeRefusal(error, names);
      for (const name of names) {
        const message = fields[name];
        if (message !== undefined) form.setError(name, { type: 'server', message });
      }
      if (whole !== null) form.setError('root', { type: 'server', message: whole });
    }
  });

  const errorOf = (name: FieldPath<Values>) => getFieldState(name, formState).error?.message ?? null;
  const bound = (name: FieldPath<Values>): BoundField => ({
    label: labels[name] ?? name,
    error: errorOf(name),
    quietError: hasMany,
  });

  return {
    element,
    busy: isSubmitting,
    refusal,
    summary: hasMany
      ? names.flatMap((name) => {
          const { label, error } = bound(name);
          return error === null ? [] : [{ name, label, message: error }];
        })
      : [],
    onSubmit: (event) => {
      event.preventDefault();
      if (!isSubmitting) void submit(event);
    },
    field: (name) => ({ ...bound(name), ...register(name) }),
    control: (name) => {
      const { onChange } = register(name);
      return {
        ...bound(name),
        name,
        value: getValues(name),
        onValueChange: (value) => void onChange({ type: 'change', target: { name, value } }),
      };
    },
    value: getValues,
    change: (name, next) => setValue(name, next(getValues(name)), { shouldValidate: formState.isSubmitted }),
    reset: () => form.reset(),
    focus,
  };
}
