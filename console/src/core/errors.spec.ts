import { describe, expect, it } from '@jest/globals';
import { ApiError, errorFromBody, messageOf } from './errors';

describe('a failed call', () => {
  it('carries the server’s code, sentence and fields', () => {
    const error = errorFromBody(422, {
      error: {
        code: 'valeur_refusee',
        message: 'Corrigez la quotité.',
        fields: { valor_c0: 'De 0 à 100.' },
        correlation_id: 'c1',
      },
    });
    expect(error).toMatchObject({
      status: 422,
      code: 'valeur_refusee',
      message: 'Corrigez la quotité.',
      fields: { valor_c0: 'De 0 à 100.' },
      correlationId: 'c1',
    });
  });

  it('is recognised when the record has changed meanwhile', () => {
    expect(new ApiError(409, 'version_perimee', '').isStale).toBe(true);
    expect(new ApiError(409, 'criteres_manquants', '').isStale).toBe(false);
  });

  it.each([
    [502, 'reseau'],
    [404, 'reponse_illisible'],
  ])('with status %i without our body has the code %s', (status, code) => {
    expect(errorFromBody(status, '<html>')).toMatchObject({ status, code });
    expect(errorFromBody(status, { error: 'x' })).toMatchObject({ status, code });
  });

  it('always has a French sentence to show', () => {
    expect(messageOf(errorFromBody(502, undefined))).toMatch(/^Le service ne répond pas/);
    expect(messageOf(new TypeError('undefined is not a function'))).toMatch(/^Une erreur inattendue/);
  });
});
