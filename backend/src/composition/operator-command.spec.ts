import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { OperatorError } from '../platform/config/operator-error.js';
import { tellRefusals } from './operator-command.js';

const failure = (fields: object) => Object.assign(new Error('in English, with where it happened'), fields);

describe('an operator command', () => {
  const ending = process.exitCode;

  afterEach(() => {
    jest.restoreAllMocks();
    process.exitCode = ending;
  });

  const toldOf = async (error: Error): Promise<string> => {
    let told = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      told += String(text);
      return true;
    });
    await tellRefusals(async () => Promise.reject(error));
    expect(process.exitCode).toBe(1);
    return told;
  };

  it.each([
    ['a refusal of ours', new OperatorError('Usage : …'), 'Usage : …\n'],
    [
      'a database that is away',
      failure({ code: 'ECONNREFUSED' }),
      'La base de données ne répond pas (ECONNREFUSED) : voir DATABASE_URL.\n',
    ],
    [
      'a wrong password',
      failure({ code: '28P01' }),
      'La base de données refuse ce compte, ce mot de passe ou ce nom de base (28P01) : voir DATABASE_URL.\n',
    ],
    [
      'a database that is not there',
      failure({ code: '3D000' }),
      'La base de données refuse ce compte, ce mot de passe ou ce nom de base (3D000) : voir DATABASE_URL.\n',
    ],
    [
      'a folder that is not there',
      failure({ code: 'ENOENT', path: '/none/b.backup' }),
      'Fichier ou dossier inutilisable (ENOENT) : /none/b.backup\n',
    ],
  ])('reports %s in one line of French', async (_what, error, line) => {
    expect(await toldOf(error)).toBe(line);
  });

  it('does not hide a fault of the product', async () => {
    const fault = new TypeError('x is undefined');
    await expect(tellRefusals(async () => Promise.reject(fault))).rejects.toBe(fault);
  });
});
