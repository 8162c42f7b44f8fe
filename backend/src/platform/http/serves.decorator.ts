/**
 * Binds a controller method to a call of the contract: its route, the reading of its request, the API's description,
 * and the writing of its answer.
 */
import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { ExecutionContext, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  FileAnswer,
  FileBody,
  wireNamesOf,
  type StreamAnswer,
  type AnswerOf,
  type AnyCall,
  type InputOf,
} from '@valorisation/contract';
import type { z } from 'zod';
import type { ErrorCode } from '../errors/error-catalogue.js';
import { AnswersFile, Refuses, Summary } from './api-doc.decorator.js';
import { TakesFile, TakesFileWithParts, TakesForm } from './file-body.js';
import type { RawJson } from './raw-json.js';
import { readInput } from './read-input.js';

const CALL_METADATA = 'valorisation:call';

type ServedCall = AnyCall & { readonly refuses: readonly ErrorCode[] };
type Reply<Of extends AnyCall> = Of['answer'] extends StreamAnswer
  ? void
  : RawJson | (Of['answer'] extends FileAnswer ? StreamableFile | AnswerOf<Of> : AnswerOf<Of>);
type HasInput<Of extends AnyCall> = [keyof Of['params'] | keyof Of['query']['fields']] extends [never]
  ? Of['body'] extends z.core.$ZodType
    ? true
    : false
  : true;
/** The input comes first, if there is one. */
type Handler<Of extends AnyCall> =
  HasInput<Of> extends true
    ? (input: InputOf<Of>, ...words: never[]) => Promise<Reply<Of>>
    : (...words: never[]) => Promise<Reply<Of>>;

/** @param summary what the route does, in one line; `description` says what a caller should know besides */
export function Serves<Of extends ServedCall>(call: Of, summary: string, description = '') {
  return <Method extends Handler<Of>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    applyDecorators(
      RequestMapping({ path: call.path, method: RequestMethod[call.method] }),
      HttpCode(call.status[0]),
      Summary(summary, description),
      Refuses(...call.refuses),
      SetMetadata(CALL_METADATA, call),
      ...filesOf(call),
    )(target, key, descriptor);
  };
}

/** The decorators of a call with anything but JSON: a file as body or answer, or a long-lived answer. */
function filesOf({ body, answer }: AnyCall): MethodDecorator[] {
  return [
    ...(body instanceof FileBody ? [takesBytes(body as FileBody)] : []),
    ...(answer instanceof FileAnswer ? [AnswersFile(answer.mediaTypes, answer.example)] : []),
  ];
}

function takesBytes({ description, isForm, parts }: FileBody): MethodDecorator {
  if (parts !== undefined) return TakesFileWithParts(description, [...wireNamesOf(parts).values()]);
  return isForm ? TakesForm(description) : TakesFile(description);
}

export function callOf(handler: object): AnyCall | undefined {
  return Reflect.getMetadata(CALL_METADATA, handler) as AnyCall | undefined;
}

export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const call = callOf(context.getHandler());
  if (call === undefined) throw new Error(`${context.getHandler().name} serves no call`);
  return readInput(call, context.switchToHttp().getRequest<FastifyRequest>());
});
