import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import { DomainError, type FieldRefusal } from '../errors/domain-error.js';
import { requestFields } from './request-fields.js';
import { callOf } from './serves.decorator.js';
import { fieldOfCall, wireField } from './wire-fields.js';

/** Tells a refusal in the names of its request: those that the request has stay, the domain's words become the wire's. */
@Injectable()
export class RefusedFieldsInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!(error instanceof DomainError) || error.details.fields === undefined) throw error;
        const call = callOf(context.getHandler());
        const asked = call === undefined ? requestFields(context.getClass(), context.getHandler()) : undefined;
        const fields: Record<string, FieldRefusal> = {};
        for (const [field, why] of Object.entries(error.details.fields)) {
          fields[call === undefined ? wireField(field, asked ?? new Set()) : fieldOfCall(call, field)] = why;
        }
        throw new DomainError(error.code, { ...error.details, fields });
      }),
    );
  }
}
