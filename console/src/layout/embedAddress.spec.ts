import { describe, expect, it } from '@jest/globals';
import { embedAddress } from './embedAddress';

const player = { url: 'https://videos.example/embed/', defaultVideo: 'defaut' };
const shown = (address?: string) => embedAddress(address, player);

describe('the address of a video’s frame', () => {
  it.each([
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?t=10',
    'https://elsewhere.example/a/b/aqz-KE-bpKQ/',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10',
  ])('uses the last segment of %s, at the video host only', (address) => {
    expect(shown(address)).toBe('https://videos.example/embed/aqz-KE-bpKQ?autoplay=1');
  });

  it.each([
    undefined,
    '',
    'rien',
    'https://videos.example/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=%3Cscript%3E',
    'https://videos.example/%3Cscript%3E',
    'javascript:alert(1)',
  ])('is the default video’s where %s names none', (address) => {
    expect(shown(address)).toBe('https://videos.example/embed/defaut?autoplay=1');
  });
});
