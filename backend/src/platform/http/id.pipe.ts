import { pathId } from '@valorisation/contract';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.js';

/** A path's id. Anything but a positive integer is a 404, like an id of another establishment. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const parsed = pathId.safeParse(value);
    if (!parsed.success) throw new DomainError('introuvable');
    return parsed.data;
  }
}
