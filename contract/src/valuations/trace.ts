/**
 * The steps of an amount on the wire. Each rule has its variant, with its inputs and, for clients that show it, with
 * its words.
 */
import {
  plainName,
  readStep,
  sentStep,
  STEP_INPUTS,
  TRACE_UNITS,
  type ExplainedStep,
  type InputKind,
  type SentStep,
} from '@valorisation/rules';
import * as z from 'zod/mini';
import { about, list } from '../data.js';
import { wire } from '../wire.js';

export const stepWords = {
  label: wire('libelle', about(z.string(), 'The name of the step')),
  detail: wire('detail', about(z.nullable(z.string()), 'The inputs of the calculation')),
  explanation: wire('explication', about(z.string(), 'Its rule in plain words')),
  article: wire('article', about(z.string(), 'Article of the agreement; empty if there is none')),
};

type WireStep = SentStep & { readonly libelle: string; readonly detail: string | null; readonly explication: string };

function inputSchema({ type, values, optional }: InputKind): z.ZodMiniType {
  const text = values === null ? z.string() : z.enum(values);
  const schema = type === 'number' ? z.number() : text;
  return optional ? z.optional(schema) : schema;
}

function variant([rule, inputs]: readonly [string, Readonly<Record<string, InputKind>>]) {
  return z.object({
    rule: z.literal(rule),
    inputs: z.object(
      Object.fromEntries(Object.entries(inputs).map(([name, kind]) => [plainName(name)[0], inputSchema(kind)])),
    ),
    value: about(z.number(), 'Points or EUR according to `unit`, at most two decimals'),
    unit: z.enum(TRACE_UNITS),
    ...Object.fromEntries(Object.values(stepWords).map(({ name, schema }) => [name, schema])),
  });
}

const [first, ...others] = Object.entries(STEP_INPUTS).map(variant);
if (first === undefined) throw new Error('A trace has rules');

/** Built from the table of inputs in the rules, which also gives each variant its type. */
const wireStep = z
  .discriminatedUnion('rule', [first, ...others])
  .register(z.globalRegistry, { id: 'TraceStep' }) as unknown as z.ZodMiniType<WireStep, WireStep>;

/** One step: its rule, inputs, result, article and words. */
const traceStep = z.codec(wireStep, z.custom<ExplainedStep>(), {
  decode: (step, context): ExplainedStep => {
    const { libelle: label, detail, explication: explanation } = step;
    const read = readStep(step);
    if (read !== null) return { ...read, label, detail, explanation };
    context.issues.push({ code: 'custom', input: step, message: 'invalide' });
    return z.NEVER;
  },
  encode: (step): WireStep => {
    const { label: libelle, detail, explanation: explication } = step;
    return { ...sentStep(step), libelle, detail, explication };
  },
});

export const trace = list(traceStep);
