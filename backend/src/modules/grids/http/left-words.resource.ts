import { leftWord, leftWordCalls as calls, type AddedName, type InputOf } from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { restRecord } from '../../../platform/rest/rest-answer.js';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { RestReader } from '../../../platform/rest/rest-reader.js';
import { RestWriter } from '../../../platform/rest/rest-writer.js';
import { FrequentLeftWordView, type FunctionNameRecord } from '../persistence/function-name.record.js';
import { LeftWords, takeLeftWord } from '../persistence/left-words.js';
import { NAME_TARGET } from './function-names.resource.js';

const day = (column: string) => ({ sql: `to_char(r.${column}, 'YYYY-MM-DD')` });

/** Words that people searched for on at least three days without choosing a function. */
@Injectable()
export class LeftWordsResource extends ReadOnlyResource({
  name: 'left-words',
  title: 'The words that were searched for without choosing a function',
  entity: FrequentLeftWordView,
  answer: leftWord,
  from: { first_on: day('first_on'), last_on: day('last_on') },
  sorts: ['times', 'days', 'word', 'id'],
  search: ['word'],
  access: { read: 'staff' },
  subject: 'leftWord',
}) {
  constructor(
    reader: RestReader,
    private readonly writer: RestWriter,
    private readonly leftWords: LeftWords,
  ) {
    super(reader);
  }

  @Access('staff')
  @Serves(calls.add, 'Makes a word another name of a function', 'The word leaves the list.')
  async add(
    @Input() { params, body: { name, functionId } }: InputOf<typeof calls.add>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    const target = {
      ...NAME_TARGET,
      complete: async (row: FunctionNameRecord, manager: EntityManager) => {
        await NAME_TARGET.complete(row, manager);
        await takeLeftWord(manager, params.id);
      },
    };
    const id = await this.writer.create(actor, target, { functionId, name, origin: 'staff', state: 'used' });
    return restRecord({ id, function_id: functionId, name } satisfies AddedName);
  }

  @Access('staff')
  @Serves(
    calls.dismiss,
    'Takes a word out of the list',
    'It comes back when it is searched for without a choice on three further days.',
  )
  async dismiss(
    @Input() { params: { id } }: InputOf<typeof calls.dismiss>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    await this.leftWords.dismiss(actor, id);
    return restRecord({ id });
  }
}
