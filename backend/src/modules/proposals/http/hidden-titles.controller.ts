import { freeFunctionCalls as calls } from '@valorisation/contract';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Serves } from '../../../platform/http/serves.decorator.js';
import { restRecord } from '../../../platform/rest/rest-answer.js';
import { CountHiddenTitles } from '../queries/proposals.query.js';

/** Beside the list of titles. A number reveals no title, so it is not logged. */
@Controller()
@Access('staff')
export class HiddenTitlesController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(calls.hidden, 'How many titles are not shown', 'Those of fewer than three establishments.')
  async hidden(): Promise<RawJson> {
    return restRecord(await this.queries.execute(new CountHiddenTitles()));
  }
}
