/**
 * A form based on react-hook-form. Its values have the names of the contract. It has its own checks, the call, and the
 * server's refusals beside their fields. Fields are checked when the form is sent, and after that during typing, so
 * that a message disappears once its field is correct.
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

/** From this number of fields on, the errors are listed above the form. */
const MANY_FIELDS = 5;

export type Faults<Values extends FieldValues> = Readonly<Partial<Record<FieldPath<Values>, string | null>>>;

export interface BoundFormOptions<Values extends FieldValues> {
  /** The label of every visible field, by its name in the contract, in the order of the screen. */
  labels: Readonly<Partial<Record<FieldPath<Values>, string>>>;
  start: DefaultValues<Values>;
  /** Finds errors before the server is called. */
  check?: (values: Values) => Faults<Values>;
  /** Fields whose typed value is checked when the person leaves them, too. */
  checkedOnLeave?: readonly FieldPath<Values>[];
  /** Makes the call. Its error is shown. */
  send: (values: Values) => Promise<void>;
  /** Returns true for a refusal that the page shows itself. */
  takesRefusal?: (error: unknown) => boolean;
  /** The key under which this tab keeps typed values until they are sent. Not for a form with a password. */
  keptAs?: string;
  /** The field that gets the focus after the form as a whole is refused. Without it, the focus stays where it is. */
  afterRefusal?: FieldPath<Values>;
}

/** The values of a form that only needs a click. */
export type NoFields = Record<string, never>;

export interface FormFault {
  readonly name: string;
  readonly label: string;
  readonly message: string;
}

interface BoundField {
  readonly label: string;
  readonly error: string | null;
  /** True when the list above the form reads the error out. */
  readonly quietError: boolean;
}

export interface BoundForm<Values extends FieldValues> {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  readonly refusal: string | null;
  /** The errors of a form with many fields, listed above it. Empty for other forms. */
  readonly summary: readonly FormFault[];
  onSubmit(event: FormEvent): void;
  /** The props of an element that keeps its own value: an input, a text area, a checkbox. */
  field(name: FieldPath<Values>): BoundField & UseFormRegisterReturn;
  /** The props of a control whose value is given to it and may have any type. */
  control<Name extends FieldPath<Values>>(
    name: Name,
  ): BoundField & {
    readonly name: Name;
    readonly value: FieldPathValue<Values, Name>;
    onValueChange(value: FieldPathValue<Values, Name> | undefined): void;
  };
  value<Name extends FieldPath<Values>>(name: Name): FieldPathValue<Values, Name>;
  change<Name extends FieldPath<Values>>(
    name: Name,
    next: (current: FieldPathValue<Values, Name>) => FieldPathValue<Values, Name>,
  ): void;
  reset(): void;
  focus(name: string): void;
}

export function useBoundForm<Values extends FieldValues>(options: BoundFormOptions<Values>): BoundForm<Values> {
  const { labels, start, check, checkedOnLeave = [], send, takesRefusal, afterRefusal, keptAs } = options;
  const element = useRef<HTMLFormElement>(null);
  const names = Object.keys(labels) as FieldPath<Values>[];
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
  // Renders the screen at each change, so that it never shows an old value.
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
  const isListed = names.length >= MANY_FIELDS && submitCount > 0;
  const refusal = errors.root?.message ?? null;

  const focus = (name: string) => element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();

  const focusFault = useStableCallback(() => {
    const fault = element.current?.querySelector<HTMLElement>(isListed ? '[data-summary]' : '[aria-invalid="true"]');
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
    quietError: isListed,
  });

  const checks = (name: FieldPath<Values>) => ({
    onBlur: () => void (getValues(name) !== '' && form.trigger(name)),
    // The message of a field that was left disappears once the value is correct.
    onChange: () => void (errorOf(name) !== null && form.trigger(name)),
  });

  return {
    element,
    busy: isSubmitting,
    refusal,
    summary: isListed
      ? names.flatMap((name) => {
          const { label, error } = bound(name);
          return error === null ? [] : [{ name, label, message: error }];
        })
      : [],
    onSubmit: (event) => {
      event.preventDefault();
      if (!isSubmitting) void submit(event);
    },
    field: (name) => ({ ...bound(name), ...register(name, checkedOnLeave.includes(name) ? checks(name) : {}) }),
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
