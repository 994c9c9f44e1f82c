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
  /** Where the account stands. */
  state: VerificationState;
  /** The same in words: "In review". */
  stateWord: string;
  /** "Verification". */
  title: string;
  /** What follows, and when: "We look at your documents within 24 hours." */
  detail: string;
  /** Why documents were refused, one sentence each. */
  reasons?: { readonly title: string; readonly items: readonly string[] } | undefined;
  /** The way, step by step. */
  steps?: Pick<StepperProps, 'label' | 'steps' | 'stateLabels'> | undefined;
  /** Places for documents, or facts about the player. */
  children?: ReactNode;
  /** The way on: one main button. */
  action?: ReactNode;
}

/** How far the player's identity is proven, why not, and the way on. Renders a `section`. */
export function VerificationCard({
  state,
  stateWord,
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
            {stateWord}
          </Badge>
        </div>
        <p className={css.detail}>{detail}</p>
        {reasons !== undefined && (
          <Notice tone="danger">
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
