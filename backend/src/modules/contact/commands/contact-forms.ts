import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { LinkKey } from '../../../platform/links/link-key.js';

/** Nobody writes a message in less. */
const LEAST_SECONDS = 3;
const LONGEST_SECONDS = 12 * 60 * 60;

/** Signed proofs of when the public form was given out: a program has to ask for one, and to wait. */
@Injectable()
export class ContactForms {
  constructor(
    private readonly key: LinkKey,
    private readonly clock: Clock,
  ) {}

  give(): string {
    const seconds = Math.floor(this.clock.now().getTime() / 1000);
    return `${seconds}.${this.key.tokenOf(nameOf(seconds))}`;
  }

  /** @throws 409 `formulaire_perime` for one that is too old or not ours, `formulaire_trop_rapide` for one sent at once. */
  accept(form: string): void {
    const [seconds = '', signature = ''] = form.split('.');
    const age = this.clock.now().getTime() / 1000 - Number(seconds);
    const isOurs = /^\d{1,12}$/.test(seconds) && signature === this.key.tokenOf(nameOf(Number(seconds)));
    if (!isOurs || age > LONGEST_SECONDS || age < -1) throw new DomainError('formulaire_perime');
    if (age < LEAST_SECONDS) throw new DomainError('formulaire_trop_rapide');
  }
}

const nameOf = (seconds: number): string => `contact-form ${seconds}`;
