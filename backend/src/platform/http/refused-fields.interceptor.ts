import { fieldNames, isSchema, wireNamesOf, type AnyCall } from '@valorisation/contract';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import { DomainError, type FieldRefusal } from '../errors/domain-error.js';
import { callOf } from './serves.decorator.js';

/** The name in the request for a field that the code names: `answers.3` becomes `valor_data.3`. */
export function fieldOfCall(call: AnyCall, field: string): string {
  const [head = field, ...rest] = field.split('.');
  const names = new Map([...wireNamesOf(call.query), ...(isSchema(call.body) ? wireNamesOf(call.body) : [])]);
  // A refusal of the schema already has the request's name.
  return [names.get(head) ?? fieldNames.get(head) ?? head, ...rest].join('.');
}

/** Puts the request's names into a refusal. Records of staff have the same names on both sides. */
@Injectable()
export class RefusedFieldsInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        const call = callOf(context.getHandler());
        if (!(error instanceof DomainError) || error.details.fields === undefined || call === undefined) throw error;
        const fields: Record<string, FieldRefusal> = {};
        for (const [field, why] of Object.entries(error.details.fields)) fields[fieldOfCall(call, field)] = why;
        throw new DomainError(error.code, { ...error.details, fields });
      }),
    );
  }
}
