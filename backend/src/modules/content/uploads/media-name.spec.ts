import { describe, expect, it } from '@jest/globals';
import { mediaName, renamed } from './media-writer.js';

describe('the name of a file of the media library', () => {
  it.each([
    ['Salle de classe.JPG', 'Salle de classe.webp'],
    ['C:\\Photos\\Été.png', 'Été.webp'],
    ['../../etc/passwd', 'passwd.webp'],
    ['v1.2 finale.png', 'v1.2 finale.webp'],
    ['a..b...png', 'a b.webp'],
    ['.htaccess', 'fichier.webp'],
    ['  .. .png', 'fichier.webp'],
    ['', 'fichier.webp'],
    ['a\r\nSet-Cookie: x\u0000\u202egnp.exe', 'aSet-Cookie xgnp.webp'],
    ['<script>"|?*.php', 'script.webp'],
  ])('for %j is %j', (given, name) => {
    expect(mediaName(given, 'webp')).toBe(name);
  });

  it.each([
    ['Cour au printemps', 'Cour au printemps.pdf'],
    ['Accord du 12.03', 'Accord du 12.03.pdf'],
    ['Accord.PDF', 'Accord.pdf'],
    ['Accord.exe', 'Accord.exe.pdf'],
  ])('typed as %j, keeps the extension of its type: %j', (typed, name) => {
    expect(renamed('scan-0012.pdf', typed)).toBe(name);
  });

  it('has at most 120 letters before its extension, and no letter is cut in two', () => {
    expect([...mediaName('😀'.repeat(5000), 'pdf')]).toHaveLength(124);
  });
});
