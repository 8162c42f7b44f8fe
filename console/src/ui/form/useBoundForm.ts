/**
 * A form of the console on react-hook-form: values by the names of the contract, what the form refuses by itself, the sending,
 * and the server's refusals beside the fields that they name. Fields are checked when the form is sent, and from then on as
 * they are typed: a message goes as soon as its field is right.
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
import { readTab, writeTab } from '../../api/tabStore';
import { placeRefusal } from './placeRefusal';
import { withKept } from './withKept';

/** From this number on faults are listed above the form. */
const MANY_FIELDS = 5;

export type Faults<Values extends FieldValues> = Readonly<Partial<Record<FieldPath<Values>, string | null>>>;

export interface BoundFormOptions<Values extends FieldValues> {
  /** Every field that people see, by its name in the contract and in the order of the screen. */
  labels: Readonly<Partial<Record<FieldPath<Values>, string>>>;
  start: DefaultValues<Values>;
  /** What the form refuses before it asks the server. */
  check?: (values: Values) => Faults<Values>;
  /** The call; what it throws is shown. */
  send: (values: Values) => Promise<void>;
  /** True for a refusal that the page shows in its own way. */
  takesRefusal?: (error: unknown) => boolean;
  /** Key of what is typed, in this tab, until it is sent; for no form with a password. */
  keptAs?: string;
  /** Where one goes on after a refusal of the form as a whole; without it, the focus stays. */
  afterRefusal?: FieldPath<Values>;
}

/** Of a form that only asks for a click. */
export type NoFields = Record<string, never>;

export interface FormFault {
  readonly name: string;
  readonly label: string;
  readonly message: string;
}

/** What every field of a bound form is given. */
interface BoundField {
  readonly label: string;
  readonly error: string | null;
  /** The list above the form tells it. */
  readonly quietError: boolean;
}

export interface BoundForm<Values extends FieldValues> {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** The sentence for the form as a whole. */
  readonly refusal: string | null;
  /** Listed above a form of many fields, else empty. */
  readonly summary: readonly FormFault[];
  onSubmit(event: FormEvent): void;
  /** For an element that keeps its own value: an input, a text area, a box to tick. */
  field(name: FieldPath<Values>): BoundField & UseFormRegisterReturn;
  /** For a control that is told its value, of whatever type. */
  control<Name extends FieldPath<Values>>(
    name: Name,
  ): BoundField & {
    readonly name: Name;
    readonly value: FieldPathValue<Values, Name>;
    onValueChange(value: FieldPathValue<Values, Name> | undefined): void;
  };
  /** As it is now. */
  value<Name extends FieldPath<Values>>(name: Name): FieldPathValue<Values, Name>;
  change<Name extends FieldPath<Values>>(
    name: Name,
    next: (current: FieldPathValue<Values, Name>) => FieldPathValue<Values, Name>,
  ): void;
  /** Empty again, without faults. */
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
  // Drawn anew at each change: what the screen shows of a value is never late.
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
