import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { GridsModule, LONGEST_CASE_REASON, PutGridInForce } from '../modules/grids/index.js';
import type { Config } from '../platform/config/config.js';
import { gridMessages as say } from '../platform/config/operator-messages.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { refusalMessage } from '../platform/errors/error-catalogue.js';
import { type CommandEnding, operatorKernel } from './operator-command.js';

@Module({})
class GridCommandModule {}

interface Asked {
  readonly gridId: number;
  readonly forcedFor: string | null;
}

export async function runGridCommand(words: readonly string[], loadConfig: () => Config): Promise<CommandEnding> {
  const asked = readWords(words);
  if (asked === null) return { code: 2, line: say.usage };
  const imports = [CqrsModule.forRoot(), await operatorKernel(loadConfig()), GridsModule];
  const app = await NestFactory.createApplicationContext({ module: GridCommandModule, imports }, { logger: ['error'] });
  try {
    await app.get(CommandBus).execute(new PutGridInForce({ ...asked, actorId: null, correlationId: randomUUID() }));
    return { code: 0, line: say.inForce(asked.gridId) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { code: 1, line: wordsOf(asked.gridId, error) };
  } finally {
    await app.close();
  }
}

/** Null for an unknown command. */
function readWords(words: readonly string[]): Asked | null {
  const options = { force: { type: 'boolean' }, reason: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const id = Number(positionals[0]);
    const reason = values.reason?.trim() ?? '';
    const isReason = reason !== '' && reason.length <= LONGEST_CASE_REASON;
    if (positionals.length !== 1 || !Number.isSafeInteger(id) || id < 1) return null;
    // `--force` and `--reason` need each other.
    if (values.force === true ? !isReason : values.reason !== undefined) return null;
    return { gridId: id, forcedFor: values.force === true ? reason : null };
  } catch {
    return null;
  }
}

function wordsOf(gridId: number, { code, details }: DomainError): string {
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
