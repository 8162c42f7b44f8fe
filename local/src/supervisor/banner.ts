/** What `npm start` prints once everything is up. */
import { relative } from 'node:path';
import type { Config } from '@valorisation/backend';
import { bannerMessages as say } from '../messages.js';

export interface Addresses {
  readonly publicUrl: string;
  readonly mailPageUrl: string | undefined;
  readonly embeddedDatabase: boolean;
  readonly logDirectory: string | undefined;
}

const COLUMN = 18;

function row(label: string, value: string): string {
  return `    ${label.padEnd(COLUMN)} ${value}`;
}

export function banner(config: Config, addresses: Addresses, milliseconds: number): string {
  const here = (path: string) => relative(process.cwd(), path) || '.';
  const lines = [
    '',
    `  ${say.ready((milliseconds / 1000).toFixed(1).replace('.', ','))}`,
    '',
    row(say.address, addresses.publicUrl),
    ...(addresses.mailPageUrl === undefined ? [] : [row(say.mails, addresses.mailPageUrl)]),
    row(say.database, addresses.embeddedDatabase ? say.embedded(here(config.dataDir)) : 'DATABASE_URL'),
    row(say.queues, config.redisUrl === undefined ? say.queuesInDatabase : 'Redis (REDIS_URL)'),
    ...(addresses.logDirectory === undefined ? [] : [row(say.logs, here(addresses.logDirectory))]),
    '',
  ];
  if (config.demo) {
    const width = Math.max(...say.demoAccounts.map(([email]) => email.length));
    lines.push(
      `  ${say.demoHeading}`,
      ...say.demoAccounts.map(([email, role]) => `    ${email.padEnd(width)}  ${role}`),
      '',
    );
  }
  return [...lines, `  ${say.howToStop}`, '', ''].join('\n');
}
