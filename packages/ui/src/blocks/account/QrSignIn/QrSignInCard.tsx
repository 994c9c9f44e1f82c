import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Heading, Paragraph } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from '../TwoFactor/TwoFactor.css.ts';

export interface QrSignInWords {
  /** "Sign in with your phone". */
  readonly title: string;
  /** What to do, in one sentence. */
  readonly lead: string;
  /** "New code". */
  readonly refresh: string;
  /** "Allow sign-in by code"; without it it can't be switched here. */
  readonly allow?: string | undefined;
}

export interface QrSignInCardProps extends RootProps<HTMLElement> {
  /** The picture to scan, with its own light ground and text for readers; nothing once it ran out. */
  qr?: ReactNode;
  words: QrSignInWords;
  /** How long it holds: "Good for 1:42". */
  timer?: string | undefined;
  /** That it ran out, or what is wrong. */
  expired?: string | undefined;
  /** That it was scanned, and what to do on the phone. */
  scanned?: string | undefined;
  /** Sign-in by code is allowed. */
  allowed?: boolean | undefined;
  /** A new code is on its way. @default false */
  busy?: boolean | undefined;
  /** The player wants a new code. */
  onRefresh?: (() => void) | undefined;
  /** The player allows it, or doesn't any more. */
  onAllowedChange?: ((allowed: boolean) => void) | undefined;
}

/** Sign-in by a code that a phone scans. Renders a `section`. */
export function QrSignInCard({
  qr,
  words,
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
          <Heading level={2}>{words.title}</Heading>
          <Paragraph tone="muted">{words.lead}</Paragraph>
        </div>
        {words.allow !== undefined && (
          <Switch label={words.allow} checked={allowed ?? false} onCheckedChange={onAllowedChange} />
        )}
        {qr !== undefined && <div className={css.qr}>{qr}</div>}
        {scanned !== undefined && (
          <Notice tone="success" announced>
            {scanned}
          </Notice>
        )}
        {timer !== undefined && <Paragraph tone="muted">{timer}</Paragraph>}
        {expired !== undefined && (
          <>
            <Notice tone="warning" announced>
              {expired}
            </Notice>
            <Button tone="strong" icon="refresh" width="full" busy={busy} onClick={onRefresh}>
              {words.refresh}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}
