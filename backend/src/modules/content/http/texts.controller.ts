import { contentCalls, type AnswerOf, type InputOf } from '@valorisation/contract';
import { Controller, Header, Ip } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { GetArticle, GetPage, GetTheme, ListArticles, ListThemes } from '../queries/content.query.js';
import { KEPT_WHILE_CURRENT } from './caching.js';

type Calls = typeof contentCalls;

/** Pages, articles and themes (specification section 7, Content). */
@Controller()
@Access('public')
export class TextsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly limits: PublicLimits,
  ) {}

  @Serves(contentCalls.page, 'A page of the portal by its name', 'Names: faq, ccn, outils, help, cgu and the like.')
  @Header(...KEPT_WHILE_CURRENT)
  async page(@Input() { params }: InputOf<Calls['page']>): Promise<AnswerOf<Calls['page']>> {
    return this.queries.execute(new GetPage(params.name));
  }

  @Serves(contentCalls.articles, 'The news, the latest first')
  @Header(...KEPT_WHILE_CURRENT)
  async articles(
    @Input() { query: { page, perPage, ...filter } }: InputOf<Calls['articles']>,
    @Ip() remoteAddress: string,
  ): Promise<AnswerOf<Calls['articles']>> {
    if (filter.word !== '') await this.limits.take('content-search', remoteAddress);
    return this.queries.execute(new ListArticles({ page, perPage }, filter));
  }

  @Serves(contentCalls.article, 'One article')
  @Header(...KEPT_WHILE_CURRENT)
  async article(@Input() { params, query }: InputOf<Calls['article']>): Promise<AnswerOf<Calls['article']>> {
    return this.queries.execute(new GetArticle(params.id, query.type));
  }

  @Serves(contentCalls.themes, 'The themes of the articles, by title')
  @Header(...KEPT_WHILE_CURRENT)
  async themes(
    @Input() { query: { page, perPage, ...filter } }: InputOf<Calls['themes']>,
    @Ip() remoteAddress: string,
  ): Promise<AnswerOf<Calls['themes']>> {
    if (filter.word !== '') await this.limits.take('content-search', remoteAddress);
    return this.queries.execute(new ListThemes({ page, perPage }, filter));
  }

  @Serves(contentCalls.theme, 'One theme')
  @Header(...KEPT_WHILE_CURRENT)
  async theme(@Input() { params }: InputOf<Calls['theme']>): Promise<AnswerOf<Calls['theme']>> {
    return this.queries.execute(new GetTheme(params.id));
  }
}
