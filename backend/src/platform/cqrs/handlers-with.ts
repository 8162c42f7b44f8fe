import { Inject, type Type } from '@nestjs/common';
import { Command, CommandHandler, Query, QueryHandler } from '@nestjs/cqrs';

type Needs = Readonly<Record<string, abstract new (...parts: never[]) => object>>;
type Given<Needed extends Needs> = {
  readonly [Name in keyof Needed]: Needed[Name] extends abstract new (...parts: never[]) => infer Part ? Part : never;
};
type ResultOf<Message> =
  Message extends Command<infer Result> ? Result : Message extends Query<infer Result> ? Result : never;

/**
 * Makes the lines of a table of intentions: each says what a command or a query does, with the providers of `needs`. A line
 * is a provider that `@nestjs/cqrs` finds as it finds a handler class, since it is one.
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
    // What the logs and the tests call it.
    Object.defineProperty(Handler, 'name', { value: `${message.name}Handler` });
    for (const [index, need] of Object.values(needs).entries()) Inject(need)(Handler, undefined, index);
    const handles = message.prototype instanceof Command ? CommandHandler : QueryHandler;
    handles(message)(Handler);
    return Handler;
  };
}
