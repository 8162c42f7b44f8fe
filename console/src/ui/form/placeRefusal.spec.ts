import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../core/errors';
import { apiErrors } from '../../i18n/fr';
import { placeRefusal } from './placeRefusal';

const refusal = (fields: Record<string, string>, code = 'donnees_invalides') =>
  new ApiError(422, code, 'Certaines informations sont à corriger.', fields);

describe('a refused call', () => {
  it('is shown beside the fields that it names', () => {
    expect(placeRefusal(refusal({ user_email: 'a', siret: 'b' }), ['siret', 'user_email'])).toEqual({
      fields: { user_email: 'a', siret: 'b' },
      whole: null,
    });
  });

  it('that names a part of a field is shown beside that field, once', () => {
    const parts = refusal({ 'valor_data.1': 'a', 'valor_data.3': 'b' });
    expect(placeRefusal(parts, ['valor_data'])).toEqual({ fields: { valor_data: 'a' }, whole: null });
    expect(placeRefusal(parts, ['valor_data.1', 'valor_data.3']).fields).toEqual(parts.fields);
  });

  it('that names a field which the form lacks is shown above it', () => {
    const mixed = refusal({ subject: 'a', website: 'b', other: 'b' });
    expect(placeRefusal(mixed, ['subject'])).toEqual({ fields: { subject: 'a' }, whole: 'b' });
    expect(placeRefusal(mixed, [])).toEqual({ fields: {}, whole: 'a b' });
  });

  it('with its own sentence keeps it when no field of the form is named', () => {
    const other = new ApiError(404, 'introuvable', 'Cet élément n’existe pas.', { ids: 'La valorisation n° 3…' });
    expect(placeRefusal(other, ['subject'])).toEqual({ fields: {}, whole: 'Cet élément n’existe pas.' });
  });

  it('without a field is shown above the form', () => {
    expect(placeRefusal(new Error('boom'), ['subject'])).toEqual({ fields: {}, whole: apiErrors.inconnue });
  });
});
