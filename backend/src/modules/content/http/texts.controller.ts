import { contentCalls, type InputOf } from '@valorisation/contract';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Access } from '../../../platform/access/access.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { Costly } from '../../../platform/limits/costly-calls.js';
import { GetArticle, GetPage, GetTheme, ListArticles, ListThemes } from '../queries/texts.query.js';
import { Exchange, PublicAnswers, type HttpExchange } from './public-answers.js';

type Calls = typeof contentCalls;

/** Pages, articles and themes. */
@Controller()
@Access('public')
export class TextsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly answers: PublicAnswers,
  ) {}

  @Serves(contentCalls.page, 'A page of the portal by its name', 'Names: faq, ccn, outils, help, cgu and others.')
  async page(@Input() input: InputOf<Calls['page']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    return this.answers.reply(exchange, contentCalls.page, input, async () =>
      this.queries.execute(new GetPage({ name: input.params.name })),
    );
  }

  @Costly('read')
  @Serves(contentCalls.articles, 'The news, the latest first')
  async articles(@Input() input: InputOf<Calls['articles']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    const { page, perPage, ...filter } = input.query;
    return this.answers.search(exchange, contentCalls.articles, input, async () =>
      this.queries.execute(new ListArticles({ asked: { page, perPage }, filter })),
    );
  }

  @Serves(contentCalls.article, 'One article')
  async article(@Input() input: InputOf<Calls['article']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    return this.answers.reply(exchange, contentCalls.article, input, async () =>
      this.queries.execute(new GetArticle({ id: input.params.id, type: input.query.type })),
    );
  }

  @Costly('read')
  @Serves(contentCalls.themes, 'The themes of the articles, by title')
  async themes(@Input() input: InputOf<Calls['themes']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    const { page, perPage, ...filter } = input.query;
    return this.answers.search(exchange, contentCalls.themes, input, async () =>
      this.queries.execute(new ListThemes({ asked: { page, perPage }, filter })),
    );
  }

  @Serves(contentCalls.theme, 'One theme')
  async theme(@Input() input: InputOf<Calls['theme']>, @Exchange() exchange: HttpExchange): Promise<RawJson> {
    return this.answers.reply(exchange, contentCalls.theme, input, async () =>
      this.queries.execute(new GetTheme({ id: input.params.id })),
    );
  }
}
