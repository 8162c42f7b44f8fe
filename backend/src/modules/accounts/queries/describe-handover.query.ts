import { Query } from '@nestjs/cqrs';

/** A proposal to take the main account of an establishment over, as the one who decides reads it. */
export interface HandoverView {
  readonly maskedEmail: string;
  readonly companyName: string;
  readonly proposerName: string;
}

/** Looks at the link of a proposal without using it up. Refusals: `lien_invalide`, `lien_remplace`, `lien_utilise`, `lien_expire`. */
export class DescribeHandover extends Query<HandoverView> {
  constructor(readonly token: string) {
    super();
  }
}
