import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { CodeInput } from '../../../primitives/CodeInput/CodeInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Paragraph } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { FactList } from '../FactList/FactList.tsx';
import * as css from './TwoFactor.css.ts';

export interface TwoFactorSetupWords {
  /** "Two-step sign-in". */
  readonly title: string;
  /** What it is and what is needed: an app that makes codes. */
  readonly lead: string;
  /** "1. Scan this with the app". */
  readonly scan: string;
  /** "Can't scan? Type in this key". */
  readonly key: string;
  /** "Copy the key". */
  readonly copyKey: string;
  /** "2. Code from the app". */
  readonly code: string;
  /** "Turn on". */
  readonly submit: string;
}

export interface TwoFactorSetupProps extends RootProps<HTMLElement> {
  /** The picture to scan, with its own light ground and text for readers. */
  qr: ReactNode;
  /** The same as a key to type in. */
  secret: string;
  /** The code as far as it is typed. */
  value: string;
  words: TwoFactorSetupWords;
  /** What is wrong with the code, and what to do. */
  error?: string | undefined;
  /** Says that the key was copied. */
  copied?: string | undefined;
  /** The code is being checked. @default false */
  busy?: boolean | undefined;
  /** The player typed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The player wants the key in the clipboard. */
  onCopy?: (() => void) | undefined;
  /** The player turns it on. */
  onSubmit?: (() => void) | undefined;
}

/** Turns on sign-in with a code from an app: scan, then prove it. Renders a `section` with a `form`. */
export function TwoFactorSetup({
  qr,
  secret,
  value,
  words,
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
        title={words.title}
        lead={words.lead}
        submitLabel={words.submit}
        busy={busy}
        onSubmit={onSubmit}
      >
        <Stack gap="md">
          <Paragraph size="name">{words.scan}</Paragraph>
          <div className={css.qr}>{qr}</div>
          <FactList
            facts={[{ id: 'key', label: words.key, value: secret, copyLabel: words.copyKey }]}
            copied={copied}
            onCopy={onCopy}
          />
        </Stack>
        <Field label={words.code} error={error} required>
          <CodeInput value={value} onValueChange={onValueChange} />
        </Field>
      </AccountForm>
    </Card>
  );
}
