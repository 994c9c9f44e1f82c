import type { PendingGrant } from '../../../accounts/index.ts';
import { endRequests } from './qrSignIn.store.ts';

/** Sign-ins by QR code that the player has looked up or confirmed. One that is only shown belongs to nobody yet. */
export const qrSignInGrant: PendingGrant = {
  name: 'QR sign-in',
  columns: ['qr_sign_ins.secret_hash', 'qr_sign_ins.code_hash'],
  end: endRequests,
};
