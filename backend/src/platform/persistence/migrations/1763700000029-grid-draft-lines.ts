import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the staff's journal shows of drafts of the grid (ADR 49): which parts were edited, from which version, to which day. */
export class GridDraftLines1763700000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, before, shown] of LINES) await runner.query(inJournal(name, before, shown));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, before, shown] of LINES) await runner.query(inJournal(name, shown, before));
  }
}

const FIELDS = `type = 'list.exported'`;
const AFTER = `when 'list.exported'`;

const LINES = [
  ['fields', FIELDS, `type = 'grid.draft-edited' or ${FIELDS}`],
  [
    'after',
    AFTER,
    `when 'grid.draft-created' then array['basedOn', 'restores', 'effectiveOn']
     when 'grid.draft-edited' then array['version', 'changes', 'effectiveOn']
     when 'grid.draft-discarded' then array['version'] ${AFTER}`,
  ],
] as const;

/** Of the function as it stands: other migrations add lines of their own to it. */
const inJournal = (name: 'fields' | 'after', from: string, to: string) => `do $edit$ begin
  execute replace(pg_get_functiondef('journal_${name}(text, jsonb)'::regprocedure), $of$${from}$of$, $of$${to}$of$);
end $edit$`;
