import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { CodeInput } from '../../../primitives/CodeInput/CodeInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Paragraph } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { DetailList } from '../DetailList/DetailList.tsx';
import * as css from './TwoFactor.css.ts';

export interface TwoFactorSetupLabels {
  /** Title of the card, for example “Two-step sign-in”. */
  readonly title: string;
  /** Explanation and requirement: an authenticator app. */
  readonly lead: string;
  /** Title of the first step, for example “1. Scan this with the app”. */
  readonly scan: string;
  /** Label of the key, for example “Can't scan? Type in this key”. */
  readonly key: string;
  /** Label of the copy button, for example “Copy the key”. */
  readonly copyKey: string;
  /** Label of the code field, for example “2. Code from the app”. */
  readonly code: string;
  /** Label of the submit button, for example “Turn on”. */
  readonly submit: string;
}

export interface TwoFactorSetupProps extends RootProps<HTMLElement> {
  /** QR code with its own light background and text alternative. */
  qr: ReactNode;
  /** Secret as a key for manual entry. */
  secret: string;
  /** Characters entered so far. */
  value: string;
  labels: TwoFactorSetupLabels;
  /** Error message about the code, with a suggested action. */
  error?: string | undefined;
  /** Confirmation that the key was copied. */
  copied?: string | undefined;
  /**
   * Whether the code is being verified.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the entered code changes. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the player copies the key. */
  onCopy?: (() => void) | undefined;
  /** Called when the player submits the code. */
  onSubmit?: (() => void) | undefined;
}

/**
 * Set-up of two-factor sign-in with an authenticator app: scan the QR code, then confirm with a code. Renders a
 * `section` with a `form`.
 */
export function TwoFactorSetup({
  qr,
  secret,
  value,
  labels,
  error,
  copied,
  busy,
  onValueChange,
  onCopy,
  onSubmit,
  ...rest
}: TwoFactorSetupProps) {
  return (
    <Card {...rest}>
      <AccountForm
        title={labels.title}
        lead={labels.lead}
        submitLabel={labels.submit}
        busy={busy}
        onSubmit={onSubmit}
      >
        <Stack gap="md">
          <Paragraph size="name">{labels.scan}</Paragraph>
          <div className={css.qr}>{qr}</div>
          <DetailList
            details={[{ id: 'key', label: labels.key, value: secret, copyLabel: labels.copyKey }]}
            copied={copied}
            onCopy={onCopy}
          />
        </Stack>
        <Field label={labels.code} error={error} required>
          <CodeInput value={value} onValueChange={onValueChange} />
        </Field>
      </AccountForm>
    </Card>
  );
}
