import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Heading, Paragraph } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as twoFactor from '../TwoFactor/TwoFactor.css.ts';
import * as css from './QrSignIn.css.ts';

export interface QrSignInLabels {
  /** Title of the card, for example “Sign in with your phone”. */
  readonly title: string;
  /** Instructions in one sentence. */
  readonly lead: string;
  /** Label of the refresh button, for example “New code”. */
  readonly refresh: string;
  /** Label of the text code, for example “Or enter the code”. */
  readonly code?: string | undefined;
  /** Label of the switch, for example “Allow sign-in by code”. Without it there is no switch. */
  readonly allow?: string | undefined;
}

export interface QrSignInCardProps extends RootProps<HTMLElement> {
  /** QR code with its own light background and text alternative. Undefined once it has expired. */
  qr?: ReactNode;
  /** Text code below the QR code, for players who can't scan it. Undefined once it has expired. */
  code?: string | undefined;
  labels: QrSignInLabels;
  /** Remaining validity, for example “Good for 1:42”. */
  timer?: string | undefined;
  /** Message about the expired code or an error. */
  expired?: string | undefined;
  /** Message after the scan with instructions for the phone. */
  scanned?: string | undefined;
  /** Whether sign-in by code is allowed. */
  allowed?: boolean | undefined;
  /**
   * Whether a new code is being requested.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player requests a new code. */
  onRefresh?: (() => void) | undefined;
  /** Called when the player allows or disallows sign-in by code. */
  onAllowedChange?: ((allowed: boolean) => void) | undefined;
}

/** Sign-in by a QR code that is scanned with a phone. Renders a `section`. */
export function QrSignInCard({
  qr,
  code,
  labels,
  timer,
  expired,
  scanned,
  allowed,
  busy = false,
  onRefresh,
  onAllowedChange,
  ...rest
}: QrSignInCardProps) {
  return (
    <Card {...rest}>
      <Stack gap="lg">
        <div>
          <Heading level={2}>{labels.title}</Heading>
          <Paragraph tone="muted">{labels.lead}</Paragraph>
        </div>
        {labels.allow !== undefined && (
          <Switch label={labels.allow} checked={allowed ?? false} onCheckedChange={onAllowedChange} />
        )}
        {qr !== undefined && <div className={twoFactor.qr}>{qr}</div>}
        {code !== undefined && (
          <div className={css.text}>
            <Paragraph tone="muted">{labels.code}</Paragraph>
            <bdi dir="ltr" translate="no" className={css.code}>
              {code}
            </bdi>
          </div>
        )}
        {scanned !== undefined && (
          <Notice tone="success" announced>
            {scanned}
          </Notice>
        )}
        {timer !== undefined && (
          <div className={css.text}>
            <Paragraph tone="muted">{timer}</Paragraph>
          </div>
        )}
        {expired !== undefined && (
          <>
            <Notice tone="warning" announced>
              {expired}
            </Notice>
            <Button tone="strong" icon="refresh" width="full" busy={busy} onClick={onRefresh}>
              {labels.refresh}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}
