import type { MessageFigures, MessageThread } from '@valorisation/contract';
import { Query } from '@nestjs/cqrs';

/** Answers and notes of a message, and whom it may be given to. Refusal: `introuvable`. */
export class GetMessageThread extends Query<MessageThread> {
  constructor(readonly messageId: number) {
    super();
  }
}

/** Messages of a period, both days included, by the days of Paris. */
export class GetMessageFigures extends Query<MessageFigures> {
  constructor(
    readonly from: string | null,
    readonly to: string | null,
  ) {
    super();
  }
}
