import type { PageBody } from '@valorisation/contract';

const EMPTY: PageBody = { sections: [] };

/** The structured text of a page. Addresses in it may be half typed: the server holds them against its rules. */
export function pageBodyOf(value: unknown): PageBody {
  return isBody(value) ? value : EMPTY;
}

function isBody(value: unknown): value is PageBody {
  return typeof value === 'object' && value !== null && 'sections' in value && Array.isArray(value.sections);
}
