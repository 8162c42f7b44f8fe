import { describe, expect, it } from '@jest/globals';
import { hasEnded, typedEmail, wantedPage } from './loginForm';

describe('a page of signing in', () => {
  it('returns to a page of this site and to nothing else', () => {
    expect(wantedPage({ wanted: '/conclusion/8?x=1' })).toBe('/conclusion/8?x=1');
    expect(wantedPage({ wanted: '//evil.example' })).toBeNull();
    expect(wantedPage({ wanted: 'https://evil.example' })).toBeNull();
    expect(wantedPage({ wanted: 4 })).toBeNull();
    expect(wantedPage(null)).toBeNull();
    expect([hasEnded({ wanted: '/x', hasEnded: true }), hasEnded({ wanted: '/x' }), hasEnded(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('takes over the address typed on the previous page, and nothing else', () => {
    expect(typedEmail({ email: 'direction@demo.example' })).toBe('direction@demo.example');
    expect([typedEmail(null), typedEmail({ email: 4 }), typedEmail('x')]).toEqual(['', '', '']);
  });
});
