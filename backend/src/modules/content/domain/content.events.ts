import { z } from 'zod';
import type { DomainEvent } from '../../../platform/events/domain-event.js';
import { EventShape, noPayload } from '../../../platform/events/event-shape.js';
import type { Publication } from './publication.js';
import { silent } from '../../../platform/events/event-catalogue.js';

const instant = z.iso.datetime();

/** The journal's header names the record, its kind, the time and the person. The journal never holds the content. */
export const contentEvent = {
  published: EventShape.first(
    'content.published',
    'Staff published a page, article or other content, or set the day on which it appears.',
    z.strictObject({ opensAt: instant, closesAt: instant.nullable() }),
  ),
  restored: EventShape.first(
    'content.restored',
    'Staff restored an earlier version of a page, article or other content; 0 is the shipped text.',
    z.strictObject({ from: z.int().min(0) }),
  ),
  unpublished: EventShape.first('content.unpublished', 'Staff changed content back to a draft.', noPayload),
  unscheduled: EventShape.first(
    'content.unscheduled',
    'Staff cancelled the schedule of content: the public text stays, or it is a draft again.',
    noPayload,
  ),
  archived: EventShape.first('content.archived', 'Staff removed content from the public pages.', noPayload),
};

export function publishedEvent({ opensAt, closesAt }: Publication): DomainEvent {
  return contentEvent.published.of({ opensAt: opensAt.toISOString(), closesAt: closesAt?.toISOString() ?? null });
}

/** These events start no job: readers ask for what is public at their instant. */
export const contentEvents = silent(...Object.values(contentEvent));
