/** All calls of the API go through here. The contract defines what each sends and receives. */
import { fieldOf, received, sent, type AnswerOf, type AnyCall, type Given } from '@valorisation/contract';
import { ApiError, isApiError, localError } from '../core/errors';
import { readPayload, requestRaw, type CallOptions } from './http';

export type CallManner = Pick<CallOptions, 'silent' | 'token' | 'signal' | 'keepalive'>;

type Arguments<Of extends AnyCall> =
  Record<never, never> extends Given<Of>
    ? [given?: Given<Of>, manner?: CallManner]
    : [given: Given<Of>, manner?: CallManner];

/** @throws ApiError whose fields have the names of the code */
export async function call<Of extends AnyCall>(called: Of, ...[given, manner]: Arguments<Of>): Promise<AnswerOf<Of>> {
  return ask(called, given ?? ({} as Given<Of>), manner);
}

/** Like `call`, for a call that is only known when it is made. */
export async function ask<Of extends AnyCall>(
  called: Of,
  given: Given<Of>,
  manner: CallManner = {},
): Promise<AnswerOf<Of>> {
  const { address, ...request } = sent(called, given);
  try {
    const result = received(called, await readPayload(await requestRaw(address, { ...request, ...manner })));
    if (result === null) throw localError('reponse_illisible');
    return result.answer;
  } catch (error) {
    throw isApiError(error) ? withCodeNames(called, error) : error;
  }
}

function withCodeNames(called: AnyCall, error: ApiError): ApiError {
  const { status, code, message, fields, correlationId } = error;
  const named = Object.fromEntries(Object.entries(fields).map(([field, why]) => [fieldOf(called, field), why]));
  return new ApiError(status, code, message, named, correlationId);
}
