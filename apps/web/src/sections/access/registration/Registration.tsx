import { useQuery } from '@tanstack/react-query';
import { startTransition, useOptimistic, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { accessOptionsQuery, type CodeSent } from '../../../features/session/entry/access.api.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { CookieNotice } from '../CookieNotice.tsx';
import { FieldsSkeleton } from '../FieldsSkeleton.tsx';
import { useOwnCountry } from '../phone/ownCountry.ts';
import { RegistrationFields } from './RegistrationFields.tsx';
import { useWelcome } from './useWelcome.ts';
import type { Credentials, PhoneRegistration } from './useRegistration.ts';

// Later steps are loaded after the form.
const PhoneProof = lazyView(() => import('./PhoneProof.tsx'), FieldsSkeleton);
const GeneratedCredentials = lazyView(() => import('./GeneratedCredentials.tsx'), FieldsSkeleton);

export interface RegistrationProps {
  /** Requested method as in addresses. */
  readonly segment: string | undefined;
  /** Called when the player selects another method; may return a promise that resolves once `segment` has changed. */
  readonly onSegmentChange: (segment: string) => void | Promise<void>;
  /**
   * Called when credentials are shown, which happens only once; the container must stay open until they are saved.
   */
  readonly onHeld?: () => void;
  /** Called when the player is signed in and has saved credentials that are shown once. */
  readonly onDone: () => void;
  /** Other methods, shown next to the form until an account exists. */
  readonly children?: ReactNode;
}

type Stage =
  | { readonly at: 'fields' }
  | { readonly at: 'code'; readonly sent: CodeSent; readonly registration: PhoneRegistration }
  | { readonly at: 'credentials'; readonly credentials: Credentials };

/** Registration by every method that the site offers. */
export default function Registration({
  segment,
  onSegmentChange,
  onHeld,
  onDone,
  children,
}: RegistrationProps) {
  const { t } = useTranslation('access');
  const [stage, go] = useState<Stage>({ at: 'fields' });
  const query = useQuery(accessOptionsQuery);
  const country = useOwnCountry(query.data?.country);
  const welcome = useWelcome();
  const done = () => {
    welcome();
    onDone();
  };
  // A selected method is shown at once; the address follows with its screen.
  const [shownSegment, showSegment] = useOptimistic(segment);
  const isShown = useRef(false);
  // Guards redirect a signed-in player from a guest's page; this blocks it until credentials that are shown once are
  // saved.
  const held = useBlocker(() => isShown.current);
  const kept = () => {
    isShown.current = false;
    if (held.state === 'blocked') held.reset();
    done();
  };
  if (stage.at !== 'fields') {
    return (
      <>
        {stage.at === 'credentials' && <GeneratedCredentials {...stage.credentials} onDone={kept} />}
        {stage.at === 'code' && <PhoneProof {...stage} onDone={done} onBack={() => go({ at: 'fields' })} />}
      </>
    );
  }
  return (
    <>
      <CookieNotice />
      <Answered query={query} skeleton={<FieldsSkeleton />} failed={t('registration.failed')}>
        {(options) => (
          <RegistrationFields
            key={country}
            options={options}
            country={country}
            segment={shownSegment}
            onSegmentChange={(next) =>
              startTransition(async () => {
                showSegment(next);
                await onSegmentChange(next);
              })
            }
            onDone={done}
            onCredentials={(credentials) => {
              isShown.current = true;
              onHeld?.();
              go({ at: 'credentials', credentials });
            }}
            onSent={(sent, registration) => go({ at: 'code', sent, registration })}
          />
        )}
      </Answered>
      {children}
    </>
  );
}
