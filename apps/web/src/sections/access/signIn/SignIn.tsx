import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInStep } from '@touchline/contract';
import { accessOptionsQuery, type CodeSent, type Entry } from '../../../features/session/entry/access.api.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { CookieNotice } from '../CookieNotice.tsx';
import { FieldsSkeleton } from '../FieldsSkeleton.tsx';
import { useOwnCountry } from '../phone/ownCountry.ts';
import type { PhoneParts } from '../phone/phone.types.ts';
import { SignInFields } from './SignInFields.tsx';

// Rare steps are lazy.
const SmsCode = lazyView(() => import('./SmsCode.tsx'), FieldsSkeleton);
const SecondStep = lazyView(() => import('./SecondStep.tsx'), FieldsSkeleton);
const QrEntry = lazyView(() => import('./QrEntry.tsx'), FieldsSkeleton);
const ReturnRequest = lazyView(() => import('./ReturnRequest.tsx'), FieldsSkeleton);

export interface SignInProps {
  /** Called when the player is signed in. */
  readonly onDone: () => void;
}

/** Step of the sign-in. */
export type SignInWay =
  | { readonly at: 'fields' }
  | { readonly at: 'sms'; readonly sent: CodeSent; readonly phone: PhoneParts; readonly save: boolean }
  | { readonly at: 'qr'; readonly save: boolean }
  | { readonly at: 'return'; readonly token: string }
  | { readonly at: 'step'; readonly step: SignInStep; readonly save: boolean };

/** Sign-in by every method that the site offers, with its second step. */
export default function SignIn({ onDone }: SignInProps) {
  const [way, go] = useState<SignInWay>({ at: 'fields' });
  // Without an answer, shows the method that every site has.
  const { data: options, isPending } = useQuery(accessOptionsQuery);
  const country = useOwnCountry(options?.country);
  const enter = (entry: Entry, save: boolean) => {
    if ('step' in entry) go({ at: 'step', step: entry.step, save });
    else onDone();
  };
  const back = () => go({ at: 'fields' });
  if (way.at !== 'fields') {
    return (
      <>
        {way.at === 'sms' && <SmsCode {...way} onEntry={enter} onBack={back} />}
        {way.at === 'qr' && (
          <QrEntry
            save={way.save}
            onEntry={enter}
            onReturn={(token) => go({ at: 'return', token })}
            onBack={back}
          />
        )}
        {way.at === 'return' && <ReturnRequest token={way.token} onBack={back} />}
        {way.at === 'step' && <SecondStep {...way} onDone={onDone} onBack={back} />}
      </>
    );
  }
  if (isPending) return <FieldsSkeleton />;
  return (
    <>
      <CookieNotice />
      <SignInFields
        key={country}
        modes={options?.loginModes ?? ['login_password']}
        country={country}
        hasPasskeys={options?.hasPasskeys ?? false}
        hasQrSignIn={options?.hasQrSignIn ?? false}
        onEntry={enter}
        onSent={(sent, phone, save) => go({ at: 'sms', sent, phone, save })}
        onQr={(save) => go({ at: 'qr', save })}
        onReturn={(token) => go({ at: 'return', token })}
      />
    </>
  );
}
