import { useQuery } from '@tanstack/react-query';
import { startTransition, Suspense, useOptimistic, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { accessOptionsQuery, type CodeSent } from '../../features/session/access.api.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { useWelcome } from './useWelcome.ts';
import type { Credentials, PhoneRegistration } from './useRegistration.ts';

// What comes after the form comes after it.
const PhoneProof = lateView(() => import('./PhoneProof.tsx'));
const ShownOnce = lateView(() => import('./ShownOnce.tsx'));

export interface RegistrationProps {
  /** The way that is asked for, as addresses name it. */
  readonly segment: string | undefined;
  /** The player looks at another way; a promise until `segment` follows. */
  readonly onSegmentChange: (segment: string) => void | Promise<void>;
  /** Credentials are shown this once: what holds the form stays until they were kept. */
  readonly onHeld?: () => void;
  /** The player is in, and has kept what was shown once. */
  readonly onDone: () => void;
  /** Other ways, beside the form: once an account is there, they have no business on the page. */
  readonly children?: ReactNode;
}

type Stage =
  | { readonly at: 'fields' }
  | { readonly at: 'code'; readonly sent: CodeSent; readonly registration: PhoneRegistration }
  | { readonly at: 'credentials'; readonly credentials: Credentials };

/** Registration by every way that the site offers. */
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
  const welcome = useWelcome();
  const done = () => {
    welcome();
    onDone();
  };
  // A chosen way is shown at once; an address follows when its screen does.
  const [shownSegment, showSegment] = useOptimistic(segment);
  const isShown = useRef(false);
  // Whoever is signed in has no business on a guest's page and is sent on: not before what is shown once was kept.
  const held = useBlocker(() => isShown.current);
  const kept = () => {
    isShown.current = false;
    if (held.state === 'blocked') held.reset();
    done();
  };
  if (stage.at !== 'fields') {
    return (
      <Suspense fallback={<FieldsSkeleton />}>
        {stage.at === 'credentials' && <ShownOnce {...stage.credentials} onDone={kept} />}
        {stage.at === 'code' && <PhoneProof {...stage} onDone={done} onBack={() => go({ at: 'fields' })} />}
      </Suspense>
    );
  }
  return (
    <>
      <Answered query={query} skeleton={<FieldsSkeleton />} failed={t('registration.failed')}>
        {(options) => (
          <RegistrationFields
            options={options}
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
