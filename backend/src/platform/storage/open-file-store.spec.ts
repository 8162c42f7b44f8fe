import { describe, expect, it } from '@jest/globals';
import { s3Place } from './file-store.js';

describe('the place that an s3 address names', () => {
  it('is the named server, with the bucket in the path', () => {
    expect(s3Place(new URL('s3://cle:se%2Fcret@objets:9000/valorisation?tls=0&region=eu-west-3'))).toEqual({
      bucket: 'valorisation',
      region: 'eu-west-3',
      endpoint: 'http://objets:9000',
      forcePathStyle: true,
      credentials: { accessKeyId: 'cle', secretAccessKey: 'se/cret' },
    });
  });

  it('is Amazon when the address names a bucket only', () => {
    expect(s3Place(new URL('s3://valorisation?region=eu-west-3'))).toEqual({
      bucket: 'valorisation',
      region: 'eu-west-3',
    });
  });
});
