/** The contract describes the calls: the wire's names stay in it, and its examples are bodies of its calls. */
import { describe, expect, it } from '@jest/globals';
import * as contract from '@valorisation/contract';
import { examples } from '@valorisation/contract/examples';
import { z } from 'zod';
import { REGISTER_FINDINGS } from '../../src/modules/accounts/domain/public-request.js';
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

/** Records of staff have the wire's names on both sides: their lists sort and filter by field, as ra-data-simple-rest asks. */
const records = [
  contract.accountRequest,
  contract.account,
  contract.establishment,
  contract.mail,
  contract.message,
  contract.answerTemplate,
  contract.setting,
  contract.freeFunction,
  contract.functionProposal,
];

const parts = calls
  .flatMap((call) => [call.query, ...[call.body, contract.jsonAnswerOf(call)].filter(contract.isSchema)])
  .flatMap(partsOf);

describe('the examples', () => {
  const named = new Map(
    [...parts, ...records].flatMap((schema) => {
      const { id, examples: own } = z.globalRegistry.get(schema) ?? {};
      return id === undefined
        ? []
        : [[id, { schema, shown: Array.isArray(own) ? own : (examples[id] ?? []) }] as const];
    }),
  );

  it('each belong to a schema of some call', () => {
    expect(Object.keys(examples).filter((id) => !named.has(id))).toEqual([]);
  });

  it('are accepted by their own schemas', () => {
    const refused = [...named].flatMap(([id, { schema, shown }]) =>
      shown.flatMap((example: unknown) => {
        const { error } = z.safeParse(schema, example);
        return error === undefined ? [] : [`${id}: ${z.prettifyError(error)}`];
      }),
    );
    expect(refused).toEqual([]);
  });
});

describe('a closed list in a staff record', () => {
  it('holds every value that the domain may find in the register', () => {
    expect(contract.accountRequest.shape.register_finding.options).toEqual(REGISTER_FINDINGS);
  });
});

describe('the names of the wire', () => {
  const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  /** Names of columns, of the published grid and of the personal archive, which the code keeps as they are. */
  const ALSO_ELSEWHERE = [
    'profile_id',
    'session_id',
    'company_name',
    'associated_accounts',
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

  const ofRecords = records.flatMap(({ shape }) => Object.keys(shape));
  const showsRecords = (path: string): boolean =>
    path.startsWith('console/src/staff/') ||
    path.startsWith('console/src/i18n/fr/staff') ||
    path.endsWith('.resource.ts');
  /** The estimate's own page reads its address without the schemas; its tests compare it with the contract. */
  const readsAddress = (path: string): boolean =>
    ['chosenFunction', 'estimateQuery'].some((name) => path === `console/src/amounts/model/${name}.ts`);

  it('are known', () => {
    expect(names.size).toBeGreaterThan(40);
    expect(names).toContain('valor_visa');
  });

  it('occur in the contract only', () => {
    const found = sourceFiles(['backend/src', 'console/src', 'rules/src'], ['.ts', '.tsx'])
      .filter(({ path }) => !path.endsWith('spec.ts') && !readsAddress(path))
      .map(({ path, text }) => ({
        path,
        used: [...new Set(codeOf(text).match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? [])]
          .filter((name) => names.has(name))
          .filter((name) => !showsRecords(path) || !ofRecords.includes(name)),
      }))
      .filter(({ used }) => used.length > 0);
    expect(found).toEqual([]);
  });
});

/** The source without comments and without the API's descriptions, which may use the wire's names. */
function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/@Serves\([\s\S]*?\n  \)/g, '');
}
