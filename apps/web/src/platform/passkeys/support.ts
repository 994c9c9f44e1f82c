/** Returns whether the browser supports passkeys: only on secure pages. */
export const hasPasskeySupport = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
