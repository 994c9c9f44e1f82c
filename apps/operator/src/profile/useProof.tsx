import type { StaffProfile, StaffProof } from '@touchline/contract/operators';
import { useState, type ReactNode } from 'react';
import { hasPasskeySupport } from '../api/passkeys.ts';
import { ProofDialog } from './ProofDialog.tsx';

/** Answer of the proof: none for a person of single sign-on only, whose sign-in must be fresh. */
export interface Proven {
  readonly proof?: StaffProof;
}

export interface ProofRequest {
  /**
   * Asks the person to prove that they are at the device.
   * @returns undefined if they go back
   */
  ask(): Promise<Proven | undefined>;
  /** Dialog of the open request. */
  readonly dialog: ReactNode;
}

/** Proof that a person is at the device, before their sign-in methods or tokens change. */
export function useProof({
  passkeys,
  hasPassword,
  hasAuthenticator,
}: Pick<StaffProfile, 'passkeys' | 'hasPassword' | 'hasAuthenticator'>): ProofRequest {
  const [answer, setAnswer] = useState<(proven: Proven | undefined) => void>();
  const byPassword = hasPassword && hasAuthenticator;
  const byPasskey = passkeys.length > 0 && hasPasskeySupport();
  return {
    ask: () =>
      byPassword || byPasskey
        ? new Promise((resolve) => setAnswer(() => resolve))
        : Promise.resolve<Proven>({}),
    dialog: answer ? (
      <ProofDialog
        byPassword={byPassword}
        byPasskey={byPasskey}
        onAnswer={(proof) => {
          setAnswer(undefined);
          answer(proof && { proof });
        }}
      />
    ) : null,
  };
}
