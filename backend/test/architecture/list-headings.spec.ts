/** The lists of the staff area as files: each column has a French heading. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';
import { listWords } from '../../src/platform/rest/rest-list-words.js';

const schema = z.object({ properties: z.record(z.string(), z.unknown()) });
const described = z.object({
  paths: z.record(z.string(), z.looseObject({ get: z.unknown().optional() })),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});
const answered = z.object({
  responses: z.object({
    200: z.object({
      content: z.object({
        'application/json': z.object({ schema: z.object({ items: z.object({ $ref: z.string() }) }) }),
      }),
    }),
  }),
});

/** Fields that screens alone need: their resources leave them out of the file. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  events: ['names'],
  settings: ['initial', 'from_environment'],
};

describe('a list as a file', () => {
  it('has a French heading for each column', () => {
    const { paths, components } = described.parse(
      JSON.parse(readFileSync(projectPath('backend', 'openapi.json'), 'utf8')),
    );
    const lists = Object.keys(paths).flatMap((path) => /^\/admin\/([a-z-]+)\/export$/.exec(path)?.[1] ?? []);
    expect(lists.length).toBeGreaterThan(20);
    const nameless = lists.flatMap((list) => {
      const { responses } = answered.parse(paths[`/admin/${list}`]?.get);
      const { $ref } = responses[200].content['application/json'].schema.items;
      const { properties } = schema.parse(components.schemas[$ref.split('/').at(-1) ?? '']);
      const words = listWords(list);
      return Object.keys(properties)
        .filter((field) => words.heading(field) === field && LEFT_OUT[list]?.includes(field) !== true)
        .map((field) => `${list}.${field}`);
    });
    expect(nameless).toEqual([]);
  });
});
