import { readFileSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { formatDay } from '@valorisation/rules';
import ical, { ICalCalendarMethod, ICalEventClass, ICalEventTransparency } from 'ical-generator';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/kernel.module.js';
import { projectPath } from '../../../platform/config/paths.js';
import { TemplateCompiler, type CompiledTemplate } from '../../../platform/templates/index.js';
import type { AnniversaryView } from '../queries/figures.query.js';

export const CALENDAR_TYPE = 'text/calendar';
export const CALENDAR_FILE = 'anniversaires-anciennete.ics';

/**
 * The coming anniversaries as an iCalendar file (RFC 5545), one all-day event for each valuation. The UID names the
 * valuation, so that importing a newer file moves the event instead of adding a second one.
 */
@Injectable()
export class AnniversaryCalendar {
  readonly #name = template('name');
  readonly #summary = template('summary');
  readonly #description = template('description');

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  write(anniversaries: readonly AnniversaryView[]): string {
    const { publicUrl } = this.config;
    const { hostname } = new URL(publicUrl);
    const calendar = ical({
      name: this.#name({}),
      prodId: { company: hostname, product: 'valorisation', language: 'FR' },
      method: ICalCalendarMethod.PUBLISH,
    });
    for (const { valuationId, version, on, rateBefore, rateAfter, updatedAt, ...named } of anniversaries) {
      const url = `${publicUrl}/#/conclusion/${valuationId}`;
      const { profileName, functionTitle } = named;
      const words = { profileName, functionTitle, rateBefore, rateAfter, day: formatDay(on) };
      calendar.createEvent({
        id: `anniversaire-${valuationId}@${hostname}`,
        sequence: version,
        stamp: updatedAt,
        start: new Date(`${on}T00:00:00Z`),
        allDay: true,
        summary: this.#summary(words),
        description: this.#description(words),
        url,
        transparency: ICalEventTransparency.TRANSPARENT,
        class: ICalEventClass.PRIVATE,
      });
    }
    return calendar.toString();
  }
}

function template(name: string): CompiledTemplate {
  const source = readFileSync(projectPath('templates', 'calendar', 'anniversary', `${name}.hbs`), 'utf8').trim();
  return new TemplateCompiler(new Map()).compileText(`calendar/anniversary/${name}`, source);
}
