/** Functions on players' passkeys for other modules. */
export { hasPasskey } from './passkeys.store.ts';
