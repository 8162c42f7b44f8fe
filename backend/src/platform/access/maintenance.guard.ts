import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { writes } from '../http/writes.js';
import { Settings } from '../settings/settings.js';
import { ACCESS_METADATA, type AccessRule } from './access.decorator.js';

const READING = ['GET', 'HEAD'];
const RETRY_AFTER_SECONDS = 120;

/**
 * True for an access rule whose writing routes are closed during a maintenance. Acts on the user's own account (password,
 * sessions, deletion) stay open.
 */
export function isClosedInMaintenance(rule: AccessRule | undefined): boolean {
  return rule === 'member' || rule === 'main';
}

/** During an announced maintenance members can read but not write; staff work as usual. */
@Injectable()
export class MaintenanceGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly settings: Settings,
  ) {}

  /** @throws DomainError 503 `maintenance_en_cours` with the message from staff */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    const targets = [handler, context.getClass()];
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_METADATA, targets);
    if (!isClosedInMaintenance(rule)) return true;
    const { method } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!writes(READING.includes(method), handler)) return true;
    const { on, message } = await this.settings.get('maintenance');
    if (!on) return true;
    const params = { message: message === '' ? '' : ` ${message}` };
    throw new DomainError('maintenance_en_cours', { params, retryAfter: RETRY_AFTER_SECONDS });
  }
}
