/**
 * A stored payload is read through its reader only (ADR 0023). Types cannot check this, since SQL results are untyped.
 */
import { describe, expect, it } from '@jest/globals';
import { sourceFiles } from './support/source-files.js';

const sources = sourceFiles(['backend/src'], ['.ts'])
  .filter(({ path }) => !path.endsWith('spec.ts') && !path.includes('/migrations/'))
  .map(({ path, text }) => ({ path, text: text.replaceAll(/^(import|export) [^;]* from '[^']*';$/gm, '') }));
const found = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([place]) => `${path}: ${place}`));

/** Every source whose SQL touches the payload of a stored event, and what it does with it. */
const HANDS: Readonly<Record<string, { readonly does: string; readonly by: RegExp }>> = {
  'backend/src/modules/access-grants/queries/get-access-grant.query.ts': { does: 'tells', by: /reader\.read\(/ },
  'backend/src/modules/live/live-feed.ts': { does: 'tells of deletions', by: /sawDeleted\(viewer, deletion\)/ },
  'backend/src/modules/staff/settings.resource.ts': { does: 'tells', by: /reader\.read\(/ },
  'backend/src/modules/valuations/persistence/journal-replay.ts': { does: 'rebuilds', by: /reader\.read\(/ },
  'backend/src/modules/valuations/persistence/valuations.ts': { does: 'undoes', by: /replayed\(/ },
  'backend/src/modules/valuations/queries/changed-by-people.ts': { does: 'tells', by: /valuationReader\.read\(/ },
  'backend/src/modules/valuations/queries/valuation-story.query.ts': { does: 'tells', by: /replayed\(/ },
  'backend/src/platform/events/event-journal.ts': { does: 'writes and empties', by: /assertReadable\(event\)/ },
  'backend/src/platform/events/find-unreadable.ts': { does: 'verifies', by: /catalogue\.payloadOf\(/ },
  'backend/src/platform/outbox/relay.ts': { does: 'relays', by: /catalogue\.payloadOf\(/ },
};

describe('the payload of a stored event', () => {
  it('occurs in the statements of the places that read it by its version, and in no other', () => {
    const holding = sources.filter(
      ({ text }) => /\b(from|into|update)\s+domain_event\b/.test(text) && /\bpayload\b/.test(text),
    );
    expect(holding.map(({ path }) => path)).toEqual(Object.keys(HANDS));
    const past = holding.filter(({ path, text }) => HANDS[path]?.by.test(text) !== true);
    expect(past.map(({ path }) => path)).toEqual([]);
  });

  it('is never taken apart by SQL', () => {
    expect(found(/\bpayload\s*(->|#>|@>)/g)).toEqual([]);
  });

  it('is never cast to a type that it was not read as', () => {
    expect(found(/\bpayload\s+as\s+(?!["'`])\w+/g)).toEqual([]);
    expect(found(/\bas\s+(?:unknown\s+as\s+)?\w*Event\b/g)).toEqual([]);
  });

  it('has no version written by hand', () => {
    expect(found(/payload_?[vV]ersion:\s*\d/g)).toEqual([]);
  });
});
