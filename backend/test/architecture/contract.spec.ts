/** The contract describes the calls: the wire's names stay in it, and its examples are bodies of its calls. */
import { describe, expect, it } from '@jest/globals';
import * as contract from '@valorisation/contract';
import { examples } from '@valorisation/contract/examples';
import { z } from 'zod';
import { sourceFiles } from './support/source-files.js';

type Schema = z.core.$ZodType;

const calls = Object.entries(contract)
  .filter(([name]) => name.endsWith('Calls'))
  .flatMap(([, group]) => Object.values(group as Readonly<Record<string, contract.AnyCall>>));

/** Every schema of a call, its own first. */
function partsOf(schema: Schema): Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (): Schema[] => {
    switch (def.type) {
      case 'pipe':
        return [def.in];
      case 'object':
        return Object.values(def.shape);
      case 'array':
        return [def.element];
      case 'union':
        return [...def.options];
      default:
        return 'innerType' in def ? [def.innerType] : [];
    }
  };
  return [schema, ...inner().flatMap(partsOf)];
}

const parts = calls
  .flatMap((call) => [call.query, ...[call.body, contract.jsonAnswerOf(call)].filter(contract.isSchema)])
  .flatMap(partsOf);

describe('the examples', () => {
  const named = new Map(
    parts.flatMap((schema) => {
      const id = z.globalRegistry.get(schema)?.id;
      return id === undefined ? [] : [[id, schema] as const];
    }),
  );

  it('are each of a schema of some call', () => {
    expect(Object.keys(examples).filter((id) => !named.has(id))).toEqual([]);
  });

  it('are bodies that their own schemas accept', () => {
    const refused = [...named].flatMap(([id, schema]) =>
      (examples[id] ?? []).flatMap((example) => {
        const { error } = z.safeParse(schema, example);
        return error === undefined ? [] : [`${id}: ${z.prettifyError(error)}`];
      }),
    );
    expect(refused).toEqual([]);
  });
});

describe('the names of the wire', () => {
  const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  /** Words of columns and of the published grid, which the code keeps as they are. */
  const ALSO_ELSEWHERE = [
    'profile_id',
    'grid_id',
    'created_at',
    'updated_at',
    'effective_on',
    'metier_title',
    'param_smic',
  ];
  const names = new Set(
    parts
      .flatMap((schema) => [...contract.wireNamesOf(schema)])
      .filter(([key, name]) => name.includes('_') && snake(key) !== name)
      .map(([, name]) => name)
      .filter((name) => !ALSO_ELSEWHERE.includes(name)),
  );

  /** Where they still stand outside. The list becomes shorter: an entry that needs none any more fails. */
  const EXCEPTIONS: readonly (readonly [path: string, reason: string])[] = [
    ['backend/src/platform/http/open-api-refusals.ts', 'the example of a refused field'],
    ['console/src/member/dashboard/dashboardQuery.ts', 'the orders of the page’s own address, kept in bookmarks'],
    ['console/src/member/dashboard/ProfileTable.tsx', 'the same'],
    ['console/src/i18n/fr/member.ts', 'the same'],
    ['console/src/routes.ts', 'the same'],
  ];

  it('are known', () => {
    expect(names.size).toBeGreaterThan(40);
    expect(names).toContain('valor_visa');
  });

  it('live in the contract only', () => {
    const found = sourceFiles(['backend/src', 'console/src', 'rules/src'], ['.ts', '.tsx'])
      .filter(({ path }) => path !== 'console/src/api/contract.ts' && !path.endsWith('spec.ts'))
      .map(({ path, text }) => ({
        path,
        used: [...new Set(codeOf(text).match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? [])].filter((name) => names.has(name)),
      }))
      .filter(({ used }) => used.length > 0);
    expect(found.filter(({ path }) => !EXCEPTIONS.some(([allowed]) => path === allowed))).toEqual([]);
    expect(EXCEPTIONS.filter(([allowed]) => !found.some(({ path }) => path === allowed))).toEqual([]);
  });
});

/** Without comments and the words of the API's description, which may name what the wire calls a thing. */
function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/@Serves\([\s\S]*?\n  \)/g, '');
}
