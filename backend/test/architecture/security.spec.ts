/** The claims of docs/security.md can be checked: all requirements are listed, and the files that it names exist. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { environmentSchema } from '../../src/platform/config/environment.schema.js';
import { projectPath } from '../../src/platform/config/paths.js';
import { sourceFiles } from './support/source-files.js';

const DOCUMENTS = ['security.md', 'threat-model.md'];
const STATES = ['met', 'n/a', 'deviation', 'operator', '**not met**'];
const A_TEST = /`[^`\s]*(?:spec|\.e2e)\.ts`/;
/** Requirements that only ask for a document: their row names the page or the section. */
const OF_DOCUMENTS = [
  'V2.1.3',
  'V5.1.1',
  'V6.1.1',
  'V6.1.2',
  'V6.1.3',
  'V7.1.1',
  'V11.1.1',
  'V11.1.2',
  'V13.1.1',
  'V14.1.1',
  'V14.1.2',
  'V15.1.1',
  'V15.1.3',
];
/** A path from the repository's root; `backend/docs/adr/` names a folder. */
const PATH = /`((?:backend|console|rules|contract|local|scripts|docs|templates)\/[^`\s]*)`/g;

const requirements = z
  .strictObject({ level1: z.array(z.string()), level2: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(projectPath('backend', 'test', 'architecture', 'support', 'asvs-5.0.json'), 'utf8')));

const textOf = (name: string): string => readFileSync(projectPath('docs', name), 'utf8');

/** The cells of the rows that begin with a requirement's id. */
const rows = textOf('security.md')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the documents on security', () => {
  it('list each requirement of level 1 and 2 once, in order', () => {
    const ofLevel = (level: string) => rows.filter((cells) => cells[2] === level).map((cells) => cells[1]);
    expect(ofLevel('1')).toEqual(requirements.level1);
    expect(ofLevel('2')).toEqual(requirements.level2);
    expect([requirements.level1.length, requirements.level2.length]).toEqual([70, 183]);
  });

  it('give each one a state, and say what shows it or what is missing', () => {
    for (const [, id, , asks = '', state = '', where = ''] of rows) {
      expect([id, asks.length > 3, STATES.includes(state), where.length > 3]).toEqual([id, true, true, true]);
    }
  });

  it('name a test for each met requirement, except where only a document is required', () => {
    const untested = rows.filter(([, , , , state, where = '']) => state === 'met' && !A_TEST.test(where));
    expect(untested.map(([, id = '']) => id)).toEqual(OF_DOCUMENTS);
  });

  it('name each setting that holds an address of another service', () => {
    const section = /^## 2\.[\s\S]*?(?=^## 3\.)/m.exec(textOf('security.md'))?.[0] ?? '';
    const settings = Object.keys(environmentSchema.shape).filter((name) => /_(?:URL|ENDPOINT)$/.test(name));
    expect(settings.length).toBeGreaterThan(8);
    const isNamed = (name: string): boolean =>
      name === 'PUBLIC_URL' || section.includes(`\`${name}\``) || name.startsWith('DATABASE_');
    expect(settings.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('count the states correctly', () => {
    const count = (state: string): number => rows.filter((cells) => cells[4] === state).length;
    const [met, none, deviations, operators, missing] = STATES.map(count);
    expect(textOf('security.md')).toContain(
      `${met} met, ${none} not applicable, ${deviations} deviations, ${operators} for the operator, ${missing} not met.`,
    );
  });

  it.each(DOCUMENTS)('name existing files: %s', (name) => {
    const named = [...textOf(name).matchAll(PATH)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !existsSync(projectPath(path)))).toEqual([]);
  });
});

const sources = sourceFiles(
  ['rules/src', 'contract/src', 'backend/src', 'console/src', 'local/src'],
  ['.ts', '.tsx'],
).filter(({ path }) => !path.endsWith('spec.ts'));
const found = (pattern: RegExp): string[] =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, what = '']) => `${what} ${path}`));

describe('the sources', () => {
  it.each([
    ['run no text as a program', /\beval\(|new Function\(/],
    ['take no certificate unseen', /rejectUnauthorized|NODE_TLS_REJECT/],
    ['listen to no message of another window', /\bpostMessage\(|addEventListener\('message'/],
    ['are in the way of no paste', /\bonPaste\b|['"]paste['"]/],
    ['let no password grow old', /password_?(?:expires|expiry|age\b|(?:changed|set)_?at\b)/i],
  ])('%s', (_, forbidden) => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter(({ text }) => forbidden.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('leave cryptography to Node and to argon2', () => {
    const libraries =
      /from '((?:[^'.]*\/)?(?:bcrypt\w*|argon2|crypto-js|node-forge|jose|jsonwebtoken|tweetnacl|noble[^']*))'/g;
    expect(new Set(found(libraries).map((line) => line.split(' ')[0]))).toEqual(new Set(['@node-rs/argon2']));
    expect(found(/(?:crypto\.)?(subtle)\./g)).toEqual([]);
  });

  it('encrypt with AES-256-GCM only', () => {
    const ciphers = found(/create(?:Cipher|Decipher)iv\((\w+|'[^']*')/g);
    expect(ciphers.length).toBeGreaterThan(3);
    expect(ciphers.filter((line) => !/^(?:CIPHER|ALGORITHM) /.test(line))).toEqual([]);
    const named = found(/'((?:aes|bf|camellia|cast5|chacha20|des|rc[245])-[\w-]+)'/gi).map(
      (line) => line.split(' ')[0],
    );
    expect(new Set(named)).toEqual(new Set(['aes-256-gcm']));
  });

  it('hash with SHA-256, except the published hashes of leaked passwords', () => {
    const hashes = found(/\b(?:createHash|createHmac|hkdfSync|pbkdf2\w*)\('?([\w-]+)/g);
    expect(hashes.length).toBeGreaterThan(10);
    expect(hashes.filter((line) => !line.startsWith('sha256 '))).toEqual([
      'sha1 backend/src/modules/accounts/persistence/breached-file.ts',
    ]);
  });
});

describe('a field of a password', () => {
  it('is recognised by password managers', () => {
    const { text } = sources.find(({ path }) => path === 'console/src/ui/PasswordField.tsx') ?? { text: '' };
    expect([...text.matchAll(/autoComplete="([^"]+)"/g)].map(([, word]) => word)).toEqual([
      'current-password',
      'new-password',
    ]);
  });
});

describe('the image', () => {
  it('lists its folders by name, without the version control', () => {
    const taken = readFileSync(projectPath('Dockerfile'), 'utf8')
      .split('\n')
      .filter((line) => /^(?:COPY|ADD) /.test(line))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(taken.length).toBeGreaterThan(10);
    expect(taken.filter((source) => /^[./]*$|\*|\.git\b/.test(source))).toEqual([]);
    expect(readFileSync(projectPath('.dockerignore'), 'utf8').split('\n')).toContain('.git');
  });
});
