/** What operators configure and read: settings of containers, Prometheus and HAProxy, alerts and pages. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { environmentSchema } from '../../src/platform/config/environment.schema.js';
import { projectPath } from '../../src/platform/config/paths.js';
import { describeUnless, type Lack } from '../support/lacks.js';
import { itFurther } from '../support/scale.js';

const inOperations = (...path: readonly string[]): string => projectPath('operations', ...path);
const read = (path: string): unknown => parse(readFileSync(path, 'utf8'));

const ALERTS = inOperations('prometheus', 'alerts.yml');
const TRIED = inOperations('prometheus', 'alerts.test.yml');

const { groups } = z
  .object({
    groups: z.array(
      z.object({ rules: z.array(z.object({ alert: z.string(), annotations: z.object({ page: z.string() }) })) }),
    ),
  })
  .parse(read(ALERTS));
const alerts = groups.flatMap(({ rules }) => rules);

/** Debian's packages `prometheus` and `haproxy` provide them; where one is missing the test says so. */
const runs = (program: string, word: string): boolean => spawnSync(program, [word]).status === 0;
const noPromtool: Lack | undefined = runs('promtool', '--version') ? undefined : 'no-promtool';
const noHaproxy: Lack | undefined = runs('haproxy', '-v') ? undefined : 'no-haproxy';

/** Settings of a local machine or of tests, or set by the image for every container. */
const NOT_OF_CONTAINERS = [
  'DEMO',
  'HOST',
  'PORT',
  'DATA_DIR',
  'MAIL_CATCHER_PORT',
  'CHROMIUM_PATH',
  'JOB_LOCK_MS',
  'MAIL_RETRY_MS',
];

describe('the containers', () => {
  it('accept every setting of an installation', () => {
    const compose = z
      .object({
        services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.unknown()).default({}) })),
      })
      .parse(parse(readFileSync(projectPath('docker-compose.yml'), 'utf8'), { merge: true }));
    const taken = new Set(Object.values(compose.services).flatMap(({ environment }) => Object.keys(environment)));
    const names = Object.keys(environmentSchema.shape).filter((name) => !NOT_OF_CONTAINERS.includes(name));
    expect(names.filter((name) => !taken.has(name))).toEqual([]);
  });
});

describe('the servers that containers start', () => {
  const compose = z
    .object({ services: z.record(z.string(), z.object({ entrypoint: z.array(z.string()).default([]) })) })
    .parse(parse(readFileSync(projectPath('docker-compose.yml'), 'utf8'), { merge: true }));
  let folder: string;

  /** A program of this name that prints its arguments and its input. */
  const standIn = (name: string): void => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\nprintf '%s\\n' "$@"\n[ "${name}" = psql ] && cat\nexit 0\n`);
    chmodSync(path, 0o755);
  };
  const shell = (words: readonly string[], variables: Record<string, string>) => {
    const env = { PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`, TMPDIR: folder, ...variables };
    const { status, stdout, stderr } = spawnSync('sh', words, { env, encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'valorisation-operations-'));
    for (const name of ['pgbouncer', 'psql']) standIn(name);
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['grafana', 'GRAFANA_PASSWORD', ['GF_SECURITY_ADMIN_PASSWORD']],
    ['objects', 'S3_SECRET_KEY', ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']],
  ])('%s ends when %s is empty', (name, asked, variables) => {
    const words = (compose.services[name]?.entrypoint ?? []).slice(1).map((word) => word.replaceAll('$$', '$'));
    const given = Object.fromEntries(variables.map((variable) => [variable, 'given']));
    const refused = shell(words, { ...given, [variables.at(-1) ?? '']: '' });
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining(`${asked} is empty`) });
    // Continues with the image’s own entry point, which is missing here.
    expect(shell(words, given).status).toBe(127);
  });

  it('the pooler knows the login, and the previous one while both are in use', () => {
    const start = [inOperations('pgbouncer', 'start.sh')];
    const variables = { DATABASE_HOST: 'postgres', APP_LOGIN: 'next', APP_PASSWORD: 'second' };
    const users = join(folder, 'users.txt');
    const settings = join(folder, 'pgbouncer.ini');
    expect(shell(start, variables)).toEqual({ status: 0, stdout: `${settings}\n`, stderr: '' });
    expect(readFileSync(users, 'utf8')).toBe('"next" "second"\n');
    const text = readFileSync(settings, 'utf8');
    expect(text).toContain('\nvalorisation = host=postgres port=5432 dbname=valorisation\n[pgbouncer]\n');
    expect(text).toContain(`\nauth_file = ${users}\n`);
    shell(start, { ...variables, APP_LOGIN_PREVIOUS: 'former', APP_PASSWORD_PREVIOUS: 'first' });
    expect(readFileSync(users, 'utf8')).toBe('"next" "second"\n"former" "first"\n');
    expect(shell(start, { DATABASE_HOST: 'postgres' }).status).not.toBe(0);
  });

  it('the database gets the application’s login by psql variables for name and password', () => {
    const variables = { APP_LOGIN: 'next', APP_PASSWORD: "sec'ond", POSTGRES_USER: 'owner', POSTGRES_DB: 'db' };
    const { status, stdout } = shell([inOperations('postgres', 'application-login.sh')], variables);
    expect(status).toBe(0);
    for (const word of ['--set=ON_ERROR_STOP=1', '--set=login=next', "--set=password=sec'ond", 'owner', 'db'])
      expect(stdout.split('\n')).toContain(word);
    expect(stdout).toContain('alter role :"login" login password :\'password\';');
  });
});

describe('the alerts', () => {
  it('name an existing page that says what to do', () => {
    expect(alerts.length).toBeGreaterThan(10);
    for (const { annotations } of alerts)
      expect(readFileSync(projectPath(...annotations.page.split('/')), 'utf8')).toMatch(/^# /);
  });

  it('are each tried in a firing and in a silent case', () => {
    const { tests } = z
      .object({
        tests: z.array(
          z.object({
            alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
          }),
        ),
      })
      .parse(read(TRIED));
    const tried = tests.flatMap(({ alert_rule_test: each }) => each);
    const named = (isTold: boolean): Set<string> =>
      new Set(tried.flatMap(({ alertname, exp_alerts: told }) => (told.length > 0 === isTold ? [alertname] : [])));
    const [told, silent] = [named(true), named(false)];
    const names = alerts.map(({ alert }) => alert);
    expect(names.filter((name) => !told.has(name))).toEqual([]);
    expect(names.filter((name) => !silent.has(name))).toEqual([]);
    expect([...told, ...silent].filter((name) => !names.includes(name))).toEqual([]);
  });
});

describeUnless(noPromtool, 'promtool', () => {
  itFurther('fire when they should, and not before', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', TRIED]);
    expect([status, String(stdout), String(stderr)]).toEqual([0, expect.stringContaining('SUCCESS'), '']);
  });

  it('have settings that Prometheus accepts', () => {
    const settings = inOperations('prometheus', 'prometheus.yml');
    const { status, stderr } = spawnSync('promtool', ['check', 'config', '--syntax-only', settings]);
    expect([status, String(stderr)]).toEqual([0, '']);
  });
});

describeUnless(noHaproxy, 'HAProxy', () => {
  it('have settings that the containers’ balancer accepts', () => {
    const files = ['haproxy.cfg', 'compose.cfg'].flatMap((name) => ['-f', inOperations('haproxy', name)]);
    const env = { ...process.env, BALANCER_BIND: '127.0.0.1:3000', HEALTH_PATH: '/health/ready' };
    const { status, stderr } = spawnSync('haproxy', ['-c', ...files], { env });
    expect([status, String(stderr)]).toEqual([0, expect.not.stringMatching(/ALERT|WARNING/)]);
  });
});

describe('the operators’ pages', () => {
  const text = (...path: readonly string[]) => readFileSync(projectPath(...path), 'utf8');
  const pages = [
    text('docs', 'operations.md'),
    ...readdirSync(projectPath('docs', 'operations')).map((name) => text('docs', 'operations', name)),
  ].join('\n');
  const named = (pattern: RegExp, within = pages) => [
    ...new Set(Array.from(within.matchAll(pattern), ([, name]) => String(name))),
  ];

  it('name commands that exist', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const entry = (name: string) => projectPath('backend', 'src', `${name}.ts`);
    const [commands, entries] = [
      named(/npm run ([a-z][\w:]*)/g, `${text('README.md')}${text('docs', 'commands.md')}${pages}`),
      named(/\b(main\.[a-z-]+)\.js/g),
    ];
    expect([commands.length > 5, entries.length > 3]).toEqual([true, true]);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    expect(entries.filter((name) => !existsSync(entry(name)))).toEqual([]);
  });

  it('name settings that exist', () => {
    const ofContainers = Array.from(text('docker-compose.yml').matchAll(/\$\{([A-Z][A-Z0-9_]+)/g), ([, name]) => name);
    const known = new Set<string | undefined>([...Object.keys(environmentSchema.shape), ...ofContainers]);
    const settings = named(/(?:^|[`\s-])([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?=[`=\s])/gm);
    expect(settings.length).toBeGreaterThan(10);
    expect(settings.filter((name) => !known.has(name))).toEqual([]);
  });
});
