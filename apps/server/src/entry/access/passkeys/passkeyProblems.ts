import { ProblemError } from '../../../kernel/index.ts';

export const passkeyExpired = () =>
  new ProblemError(
    422,
    'PASSKEY_EXPIRED',
    'This request was used already or is older than five minutes: start again.',
  );

export const passkeyRefused = () =>
  new ProblemError(
    422,
    'PASSKEY_REFUSED',
    'The passkey’s answer isn’t valid for this site: try again, or choose another sign-in method.',
  );

export const passkeyUnknown = () =>
  new ProblemError(
    422,
    'PASSKEY_UNKNOWN',
    'This passkey was removed or belongs to another site: sign in another way, and add a new one.',
  );

export const passkeyCopied = () =>
  new ProblemError(
    422,
    'PASSKEY_COPIED',
    'This passkey counts fewer uses than before, so it may have been copied: sign in another way and remove it.',
  );

export const passkeyElsewhere = () =>
  new ProblemError(
    422,
    'PASSKEY_ELSEWHERE',
    'Your passkeys belong to another address of this site: choose another method, and add a passkey here.',
  );

export const passkeyNotFound = () =>
  new ProblemError(404, 'PASSKEY_NOT_FOUND', 'Passkey not found: check the list again.');
