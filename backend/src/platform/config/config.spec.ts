import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ConfigError } from './operator-error.js';
import { jobLockMs, loadConfig, requireSetting } from './config.js';
import { environmentSchema } from './environment.schema.js';
import { projectPath } from './paths.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/valorisation',
  SMTP_URL: 'smtp://mail:587',
  PUBLIC_URL: 'https://valorisation.exemple.fr/',
  TOKEN_SECRET: 'a key of thirty-two characters at least',
};

function refusalOf(env: NodeJS.ProcessEnv): ConfigError {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('The environment was accepted');
}

describe('loadConfig', () => {
  it('starts everything on this machine, with the demo, when the environment is empty', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000', demo: true });
    expect(config).toMatchObject({ production: false, trustProxy: false, logLevel: 'info' });
    expect(config).not.toHaveProperty('databaseUrl');
    expect(isAbsolute(config.dataDir)).toBe(true);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('treats an empty or blank variable as absent', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(loadConfig({}));
  });

  it('leaves out the demo when a database is given, unless it is requested', () => {
    expect(loadConfig({ DATABASE_URL: PRODUCTION.DATABASE_URL }).demo).toBe(false);
    expect(loadConfig({ DATABASE_URL: PRODUCTION.DATABASE_URL, DEMO: '1' }).demo).toBe(true);
  });

  it('puts the port into the public address and drops the slash at its end', () => {
    expect(loadConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(loadConfig(PRODUCTION).publicUrl).toBe('https://valorisation.exemple.fr');
  });

  it('gives each queue its own lock unless JOB_LOCK_MS sets one for all', () => {
    expect([jobLockMs({}), jobLockMs({ JOB_LOCK_MS: 'soon' }), jobLockMs({ JOB_LOCK_MS: '2000' })]).toEqual([
      undefined,
      undefined,
      2000,
    ]);
    expect(refusalOf({ JOB_LOCK_MS: '10' }).message).toContain('JOB_LOCK_MS');
  });

  it.each([
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ])('reads TRUST_PROXY=%s', (value, expected) => {
    expect(loadConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['TOKEN_SECRET', 's3cret'],
    ['DEMO', 'perhaps'],
    ['DATABASE_URL', 'mysql://user:s3cret@host/base'],
    ['REDIS_URL', 's3cret'],
    ['STORAGE_URL', 'http://s3cret'],
    ['LOG_LEVEL', 's3cret'],
    ['NODE_ENV', 's3cret'],
    ['TRUST_PROXY', 'true'],
    ['MAIL_FROM', 'a@example.org\nBcc: s3cret@example.org'],
    ['MAIL_FROM', 's3cret'],
    ['BODY_EMAIL', 's3cret'],
  ])('refuses a wrong %s in one line that names it and never shows its value', (name, value) => {
    const { message, problems } = refusalOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(message).toContain(name);
    expect(message).not.toContain('\n');
    expect(message).not.toContain('s3cret');
  });

  it.each([
    ['TOKEN_SECRET', 'x'.repeat(64)],
    ['TOKEN_SECRET', 'abcdefghijklmnopqrstuvwxyzABCDEF'],
    ['TOKEN_SECRET', 'Tr0is-Rivieres!Tr0is-Rivieres!Tr0is'],
    ['TOKEN_SECRET', 'please-CHANGE-me-before-going-live-2026'],
    ['TOKEN_SECRET_PREVIOUS', '0'.repeat(32)],
    ['BACKUP_KEY', '12'.repeat(20)],
    ['PUBLIC_URL', 'https://valorisation.exemple.fr/?a=1'],
    ['PUBLIC_URL', 'https://valorisation.exemple.fr/#/a'],
  ])(
    'refuses in production a %s that is not random, or has more than an address, and warns elsewhere: %s',
    (name, value) => {
      const { problems } = refusalOf({ ...PRODUCTION, [name]: value });
      expect(problems).toEqual([expect.stringContaining(name)]);
      expect(loadConfig({ [name]: value }).warnings).toEqual(problems);
      expect(loadConfig(PRODUCTION).warnings).toEqual([]);
    },
  );

  it('accepts every random key', () => {
    for (let drawn = 0; drawn < 200; drawn += 1) {
      for (const form of ['hex', 'base64', 'base64url'] as const) {
        const key = { TOKEN_SECRET: randomBytes(24).toString(form) };
        expect(loadConfig(key).warnings).toEqual([]);
      }
    }
  });

  it('names every wrong variable at once', () => {
    expect(refusalOf({ PORT: 'x', SMTP_URL: 'x' }).problems).toHaveLength(2);
  });

  it('refuses the demo, a missing address and plain HTTP in production', () => {
    expect(loadConfig(PRODUCTION)).toMatchObject({ production: true, demo: false });
    expect(refusalOf({ ...PRODUCTION, DEMO: '1' }).message).toContain('DEMO');
    expect(refusalOf({ NODE_ENV: 'production' }).problems).toHaveLength(4);
    expect(refusalOf({ ...PRODUCTION, PUBLIC_URL: 'http://valorisation.exemple.fr' }).message).toContain('https://');
    expect(loadConfig({ ...PRODUCTION, PUBLIC_URL: 'http://localhost:3000' }).production).toBe(true);
  });
});

describe('requireSetting', () => {
  it('names the variable that a process needs', () => {
    expect(requireSetting(loadConfig(PRODUCTION), 'databaseUrl')).toBe(PRODUCTION.DATABASE_URL);
    expect(() => requireSetting(loadConfig({}), 'databaseUrl')).toThrow(/DATABASE_URL/);
  });
});

describe('.env.example', () => {
  it('lists exactly the variables of the schema', () => {
    const listed = readFileSync(projectPath('.env.example'), 'utf8').matchAll(/^#?\s*([A-Z][A-Z_]+)=/gm);
    expect(new Set(Array.from(listed, ([, name]) => name))).toEqual(new Set(Object.keys(environmentSchema.shape)));
  });
});
