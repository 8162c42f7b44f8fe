import { z } from 'zod';

export const statusResponse = z
  .object({
    maintenance: z.boolean(),
    message: z.string(),
    grid: z.object({
      grid_id: z.int().positive(),
      effective_on: z.string(),
      confirmed: z.boolean(),
      point_value: z.number(),
    }),
    version: z.string(),
  })
  .meta({
    id: 'Status',
    examples: [
      {
        maintenance: false,
        message: '',
        grid: { grid_id: 2, effective_on: '2024-09-01', confirmed: false, point_value: 20.8 },
        version: '0.1.0',
      },
    ],
  });
