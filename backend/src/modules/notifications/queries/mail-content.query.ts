import type { MailContent } from '@valorisation/contract';
import { Query } from '@nestjs/cqrs';

/** A mail as staff may read it. Refusal: `introuvable`. */
export class GetMailContent extends Query<MailContent> {
  constructor(readonly mailId: number) {
    super();
  }
}
