import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CALLOUTS } from '@valorisation/contract';

describe('a rich text on screen', () => {
  it('has a form for each kind of callout', () => {
    const styles = readFileSync(new URL('./Content.module.css', import.meta.url), 'utf8');
    for (const callout of CALLOUTS) expect(styles).toContain(`.${callout}`);
  });
});
