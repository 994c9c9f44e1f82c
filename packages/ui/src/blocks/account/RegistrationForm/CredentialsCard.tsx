import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CredentialsCard.css.ts';

export interface Credential {
  /** Which one. */
  readonly id: 'login' | 'password';
  /** "Login", "Password". */
  readonly label: string;
  /** The secret itself. */
  readonly value: string;
  /** Words of the button that copies it. */
  readonly copyLabel: string;
}

export interface CredentialSave {
  /** "file", "image", "mail". */
  readonly id: string;
  /** "Save as a file". */
  readonly label: string;
  readonly icon: IconName;
}

export interface CredentialsCardProps extends RootProps<HTMLElement> {
  /** "Your account is ready". */
  title: string;
  /** That they are shown once only, and what to do. */
  warning: string;
  /** Login and password. */
  credentials: readonly Credential[];
  /** Says that something was copied: "Password copied". */
  copied?: string | undefined;
  /** Other ways to keep them: a file, an image, an e-mail. @default none */
  saves?: readonly CredentialSave[] | undefined;
  /** "I have saved them". */
  doneLabel: string;
  /** The player wants one in the clipboard. */
  onCopy?: ((id: Credential['id']) => void) | undefined;
  /** The player keeps them another way. */
  onSave?: ((id: string) => void) | undefined;
  /** The player has kept them. */
  onDone?: (() => void) | undefined;
}

/** Login and password of an account made in one click, shown once. Renders a `section`. */
export function CredentialsCard({
  title,
  warning,
  credentials,
  copied,
  saves = [],
  doneLabel,
  onCopy,
  onSave,
  onDone,
  ...rest
}: CredentialsCardProps) {
  return (
    <Card {...rest}>
      <div className={css.root}>
        <Heading level={2}>{title}</Heading>
        <Notice tone="warning">{warning}</Notice>
        <dl className={css.list}>
          {credentials.map(({ id, label, value, copyLabel }) => (
            <div key={id} className={css.line}>
              <dt className={css.term}>{label}</dt>
              <dd className={css.value}>
                <bdi dir="ltr" className={css.secret}>
                  {value}
                </bdi>
                <IconButton label={copyLabel} icon="copy" emphasis="outline" onClick={() => onCopy?.(id)} />
              </dd>
            </div>
          ))}
        </dl>
        <p role="status" className={css.copied}>
          {copied}
        </p>
        {saves.length > 0 && (
          <div className={css.saves}>
            {saves.map(({ id, label, icon }) => (
              <Button key={id} icon={icon} width="full" onClick={() => onSave?.(id)}>
                {label}
              </Button>
            ))}
          </div>
        )}
        <Button tone="strong" size="lg" width="full" onClick={onDone}>
          {doneLabel}
        </Button>
      </div>
    </Card>
  );
}
