import { expect, it } from '@jest/globals';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { PdfRenderError } from '../../../platform/pdf/index.js';
import { StorageFault } from '../../../platform/storage/file-store.js';
import { failureCode } from './print-progress.js';

it.each([
  ['introuvable', new DomainError('introuvable')],
  ['service_indisponible', new StorageFault('no room')],
  ['rendu_impossible', new PdfRenderError('browser_unavailable', 'no browser')],
])('a document that failed for good is reported as %s', (code, error) => expect(failureCode(error)).toBe(code));
