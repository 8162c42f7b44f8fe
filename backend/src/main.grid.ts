/**
 * Puts a version of the grid back in force: `node backend/dist/main.grid.js <id>`. The worker moves the valuations. One
 * that never was in force or that its cases do not prove is refused, unless `--force --reason "<why>"` says why it must be.
 */
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { kernelParts } from './composition/parts.js';
import { GridsModule, LONGEST_CASE_REASON, PutGridInForce } from './modules/grids/index.js';
import { loadConfig } from './platform/config/config.js';
import { gridMessages as say } from './platform/config/operator-messages.js';
import { DomainError } from './platform/errors/domain-error.js';
import { refusalMessage } from './platform/errors/error-catalogue.js';
import { KernelModule } from './platform/kernel.module.js';

@Module({})
class GridCommandModule {}

interface Asked {
  readonly gridId: number;
  readonly forcedFor: string | null;
}

const asked = readWords(process.argv.slice(2));
if (asked === null) {
  process.stderr.write(`${say.usage}\n`);
  process.exit(2);
}
const { gridId, forcedFor } = asked;
const config = loadConfig();
const imports = [CqrsModule.forRoot(), KernelModule.with(config, kernelParts), GridsModule];
const app = await NestFactory.createApplicationContext({ module: GridCommandModule, imports }, { logger: ['error'] });
try {
  await app.get(CommandBus).execute(new PutGridInForce(gridId, null, randomUUID(), forcedFor));
  process.stdout.write(`${say.inForce(gridId)}\n`);
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exitCode = 1;
} finally {
  await app.close();
}

/** Null of words that say something else. */
function readWords(words: readonly string[]): Asked | null {
  const options = { force: { type: 'boolean' }, reason: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const id = Number(positionals[0]);
    const reason = values.reason?.trim() ?? '';
    const isReason = reason !== '' && reason.length <= LONGEST_CASE_REASON;
    if (positionals.length !== 1 || !Number.isSafeInteger(id) || id < 1) return null;
    // One does not go without the other.
    if (values.force === true ? !isReason : values.reason !== undefined) return null;
    return { gridId: id, forcedFor: values.force === true ? reason : null };
  } catch {
    return null;
  }
}

function wordsOf({ code, details }: DomainError): string {
  switch (code) {
    case 'introuvable':
      return say.absent(gridId);
    case 'grille_cas_faux':
    case 'grille_sans_preuve':
      return say.unproven(gridId, refusalMessage(code, details));
    case 'grille_a_publier':
      return say.unpublished(gridId);
    default:
      return say.already(gridId);
  }
}
