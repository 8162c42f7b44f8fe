import { z } from 'zod';
import { EventShape } from '../../../platform/events/event-shape.js';

/** `turn`: how many documents its establishment waits for, this one included. Older events lack it. */
export const printRequested = EventShape.first(
  'print.requested',
  'An account requested a document.',
  z.strictObject({
    kind: z.enum(['conclusion', 'conclusions', 'job-sheet']),
    jobId: z.int(),
    turn: z.int().positive().optional(),
  }),
)
  .next(
    z.strictObject({
      kind: z.enum(['conclusion', 'conclusions', 'job-sheet', 'interview']),
      jobId: z.int(),
      turn: z.int().positive().optional(),
    }),
    (before) => before,
  )
  .next(
    z.strictObject({
      kind: z.enum(['conclusion', 'conclusions', 'job-sheet', 'interview', 'interviews']),
      jobId: z.int(),
      turn: z.int().positive().optional(),
    }),
    (before) => before,
  )
  .next(
    z.strictObject({
      kind: z.enum(['conclusion', 'conclusions', 'job-sheet', 'interview', 'interviews', 'grid-outlook']),
      jobId: z.int(),
      turn: z.int().positive().optional(),
    }),
    (before) => before,
  )
  .next(
    z.strictObject({
      kind: z.enum(['conclusion', 'conclusions', 'job-sheet', 'interview', 'interviews', 'grid-outlook', 'job-sheets']),
      jobId: z.int(),
      turn: z.int().positive().optional(),
    }),
    (before) => before,
  );
