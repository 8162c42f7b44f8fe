import { StandardSchemaValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { z } from 'zod';
import { DomainError, refuseFields, type FieldRefusal } from '../errors/domain-error.js';
import { fieldCatalogue, type FieldCode } from '../errors/field-catalogue.js';
import { holdsUnstorable } from './readable-text.js';

/**
 * Checks bodies, queries and parameters against the zod schema of their decorator. A wrong value is 422 and names its
 * field; a body that is no object, or a wrong id, is 400. A schema's message is a code of the field catalogue.
 */
class ValidationPipe extends StandardSchemaValidationPipe {
  override async transform<Value>(value: Value, metadata: ArgumentMetadata): Promise<Value> {
    if (metadata.type !== 'custom') assertStorable(value);
    return super.transform(value, metadata);
  }
}

/** @throws 422 naming the fields with an unstorable text, at any depth */
export function assertStorable(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const faulty = Object.entries(value).filter(([, field]) => holdsUnstorable(field));
  if (faulty.length > 0) throw refuseFields(Object.fromEntries(faulty.map(([name]) => [name, { code: 'invalide' }])));
}

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** 422 with the faulty fields; 400 when the whole value is faulty. */
export function toRefusal(issues: readonly Issue[]): DomainError {
  const fields: Record<string, FieldRefusal> = {};
  for (const issue of issues) {
    const [first] = issue.path ?? [];
    const key = typeof first === 'object' ? first.key : first;
    if (key === undefined) return new DomainError('requete_malformee');
    const { within, max } = detailsOf(issue);
    const params = max === undefined ? {} : { max };
    fields[within === undefined ? String(key) : `${String(key)}.${within}`] ??= {
      code: fieldCode(issue.message),
      params,
    };
  }
  return new DomainError('donnees_invalides', { fields });
}

export const validationPipe = new ValidationPipe({ exceptionFactory: toRefusal });

const customParams = z.object({ within: z.string().optional(), max: z.number().optional() });

/** The exceeded limit, for messages that name it, and the faulty part of the value. */
function detailsOf(issue: object): { readonly max?: number | undefined; readonly within?: string | undefined } {
  if ('maximum' in issue && typeof issue.maximum === 'number') return { max: issue.maximum };
  return 'params' in issue ? (customParams.safeParse(issue.params).data ?? {}) : {};
}

function isFieldCode(message: string): message is FieldCode {
  return message in fieldCatalogue || message.startsWith('texte:');
}

function fieldCode(message: string): FieldCode {
  return isFieldCode(message) ? message : 'invalide';
}
