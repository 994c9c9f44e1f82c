import type { ErrorKeys } from '../../platform/api/useErrorMessage.ts';

/** Error messages of rejected files and data. */
export const identificationErrors = {
  FILE_TYPE: 'refused.type',
  TOO_MANY_FILES: 'refused.tooMany',
  DOCUMENT_MISSING: 'refused.missing',
  IDENTIFICATION_PENDING: 'refused.pending',
  ALREADY_VERIFIED: 'refused.verified',
  400: 'refused.data',
  413: 'refused.tooLarge',
  429: 'refused.often',
} satisfies ErrorKeys<'identification'>;
