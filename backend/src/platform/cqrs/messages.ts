import { Inject, type Type } from '@nestjs/common';
import { Command, CommandHandler, Query, QueryHandler } from '@nestjs/cqrs';

type MessageOf<Kind, Fields> = new (fields: Readonly<Fields>) => Kind & Readonly<Fields>;

/** The base of a command with these fields: `class Rename extends CommandOf<{ id: number; name: string }>() {}`. */
export function CommandOf<Fields extends object, Result = void>(): MessageOf<Command<Result>, Fields> {
  return class extends Command<Result> {
    constructor(fields: Fields) {
      super();
      Object.assign(this, fields);
    }
  } as MessageOf<Command<Result>, Fields>;
}

export function QueryOf<Fields extends object, Result>(): MessageOf<Query<Result>, Fields> {
  return class extends Query<Result> {
    constructor(fields: Fields) {
      super();
      Object.assign(this, fields);
    }
  } as MessageOf<Query<Result>, Fields>;
}

type Needs = Readonly<Record<string, abstract new (...parts: never[]) => object>>;
type Given<Needed extends Needs> = {
  readonly [Name in keyof Needed]: Needed[Name] extends abstract new (...parts: never[]) => infer Part ? Part : never;
};
type ResultOf<Message> =
  Message extends Command<infer Result> ? Result : Message extends Query<infer Result> ? Result : never;

/**
 * Makes the entries of a table of commands or queries: each says what its message does, with the providers in `needs`.
 * `@nestjs/cqrs` finds an entry like a handler class, because it is one.
 */
export function handlersWith<Needed extends Needs>(needs: Needed) {
  return <Message extends Command<unknown> | Query<unknown>>(
    message: Type<Message>,
    execute: (message: Message, given: Given<Needed>) => Promise<ResultOf<Message>>,
  ): Type<{ execute(message: Message): Promise<ResultOf<Message>> }> => {
    class Handler {
      private readonly given: Given<Needed>;

      constructor(...given: readonly object[]) {
        this.given = Object.fromEntries(Object.keys(needs).map((name, index) => [name, given[index]])) as Given<Needed>;
      }

      async execute(asked: Message): Promise<ResultOf<Message>> {
        return execute(asked, this.given);
      }
    }
    // The name in logs and tests.
    Object.defineProperty(Handler, 'name', { value: `${message.name}Handler` });
    for (const [index, need] of Object.values(needs).entries()) Inject(need)(Handler, undefined, index);
    const handles = message.prototype instanceof Command ? CommandHandler : QueryHandler;
    handles(message)(Handler);
    return Handler;
  };
}
