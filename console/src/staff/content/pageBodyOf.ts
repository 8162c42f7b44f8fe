import type { PageBody } from '@valorisation/contract';

const EMPTY: PageBody = { sections: [] };

/** The structured text of a page. Its addresses may be incomplete, because the server checks them. */
export function pageBodyOf(value: unknown): PageBody {
  return isBody(value) ? value : EMPTY;
}

function isBody(value: unknown): value is PageBody {
  return typeof value === 'object' && value !== null && 'sections' in value && Array.isArray(value.sections);
}
