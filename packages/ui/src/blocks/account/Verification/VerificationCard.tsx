import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Card, type CardTone } from '../../../primitives/Card/Card.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stepper, type StepperProps } from '../../../primitives/Stepper/Stepper.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Verification.css.ts';

export const verificationStates = ['unverified', 'requested', 'inReview', 'rejected', 'verified'] as const;
export type VerificationState = (typeof verificationStates)[number];

const looks = {
  unverified: { badge: 'neutral', card: 'neutral', icon: 'id-card' },
  requested: { badge: 'warning', card: 'warning', icon: 'upload' },
  inReview: { badge: 'info', card: 'neutral', icon: 'clock' },
  rejected: { badge: 'danger', card: 'danger', icon: 'refused' },
  verified: { badge: 'success', card: 'neutral', icon: 'verified' },
} as const satisfies Record<VerificationState, { badge: BadgeTone; card: CardTone; icon: IconName }>;

export interface VerificationCardProps extends RootProps<HTMLElement> {
  /** State of the verification. */
  state: VerificationState;
  /** Label of `state`, for example “In review”. */
  stateLabel: string;
  /** Title of the card, for example “Verification”. */
  title: string;
  /** Next step and its time, for example “We look at your documents within 24 hours.” */
  detail: string;
  /** Reasons for refused documents, or requested ones, one sentence each. */
  reasons?: { readonly title: string; readonly items: readonly string[] } | undefined;
  /** Progress of the verification in steps. */
  steps?: Pick<StepperProps, 'label' | 'steps' | 'stateLabels'> | undefined;
  /** Document uploads or details of the player. */
  children?: ReactNode;
  /** Main action, one button. */
  action?: ReactNode;
}

/** State of the player's identity verification, with reasons and the main action. Renders a `section`. */
export function VerificationCard({
  state,
  stateLabel,
  title,
  detail,
  reasons,
  steps,
  children,
  action,
  ...rest
}: VerificationCardProps) {
  const look = looks[state];
  return (
    <Card {...rest} tone={look.card} data-state={state}>
      <div className={css.root}>
        <div className={css.head}>
          <Heading level={2}>{title}</Heading>
          <Badge tone={look.badge} icon={look.icon}>
            {stateLabel}
          </Badge>
        </div>
        <p className={css.detail}>{detail}</p>
        {reasons !== undefined && (
          <Notice tone={state === 'rejected' ? 'danger' : 'warning'}>
            {reasons.title}
            <ul className={css.reasons}>
              {reasons.items.map((reason) => (
                <li key={reason}>
                  <bdi>{reason}</bdi>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {steps !== undefined && <Stepper {...steps} layout="list" />}
        {children}
        {action}
      </div>
    </Card>
  );
}
