import {
  functionCalls as calls,
  encode,
  type AnswerOf,
  type InputOf,
  type NamedFunction,
} from '@valorisation/contract';
import { Controller, Header, Ip, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FunctionName } from '@valorisation/rules';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { Access } from '../../../platform/access/access.decorator.js';
import { pageOf, replyCached, type CachedPage } from '../../../platform/http/cached-pages.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { countedWord } from '../domain/counted-word.js';
import { LeftWords } from '../persistence/left-words.js';
import { FunctionNames, type NamesInUse } from '../persistence/function-names.js';

/** Functions by the words that people use. Pages of other sites may call it: it shows only public values. */
@Controller()
@Access('public')
export class FunctionsController {
  private kept: { readonly of: NamesInUse; readonly page: CachedPage } | undefined;

  constructor(
    private readonly names: FunctionNames,
    private readonly leftWords: LeftWords,
    private readonly limits: PublicLimits,
  ) {}

  @Serves(
    calls.search,
    'The functions that typed words may mean',
    'The best first, at most ten; autre fonction stands last. The titles, the other names, the families and domains of ' +
      'the grid in force are searched, whatever the accents, case, gender, plural and order, with one slip of the ' +
      'keyboard in words of five letters or more. At most 1200 an hour from one network.',
  )
  @Header('access-control-allow-origin', '*')
  @Header('access-control-expose-headers', 'Retry-After')
  async search(
    @Input() { query: { typed } }: InputOf<typeof calls.search>,
    @Ip() remoteAddress: string,
  ): Promise<AnswerOf<typeof calls.search>> {
    await this.limits.take('function-search', remoteAddress);
    const { search } = await this.names.inUse();
    return search(typed).functions;
  }

  @Serves(
    calls.left,
    'Counts words that were searched for without choosing a function',
    'The word, the day and a number, nothing of who. Staff see a word that came on three different days.',
  )
  async left(
    @Input() { body: { typed } }: InputOf<typeof calls.left>,
    @Ip() remoteAddress: string,
    @Req() { id }: FastifyRequest,
  ): Promise<AnswerOf<typeof calls.left>> {
    const word = countedWord(typed);
    if (word === null) throw refuseFields({ mot: { code: 'invalide' } });
    await this.limits.take('left-word', remoteAddress);
    await this.leftWords.count(word, id);
    return { counted: true };
  }

  @Serves(
    calls.names,
    'The other names of the functions',
    'For a search without a call for each key. Send If-None-Match again: unchanged names are answered 304.',
  )
  async all(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<RawJson> {
    const inUse = await this.names.inUse();
    if (this.kept?.of !== inUse) {
      const text = JSON.stringify({ payload: encode(calls.names.answer, byFunction(inUse.names)) });
      this.kept = { of: inUse, page: await pageOf([text]) };
    }
    return replyCached(request, reply, this.kept.page, 'anybody');
  }
}

function byFunction(names: readonly FunctionName[]): readonly NamedFunction[] {
  const found = new Map<number, string[]>();
  for (const { functionId, name } of names) {
    const of = found.get(functionId);
    if (of === undefined) found.set(functionId, [name]);
    else of.push(name);
  }
  return Array.from(found, ([functionId, of]) => ({ functionId, names: of }));
}
