import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CredentialsCard.css.ts';

export interface Credential {
  /** Type of the credential. */
  readonly id: 'login' | 'password';
  /** Label of the credential, for example “Login” or “Password”. */
  readonly label: string;
  /** Value of the credential. */
  readonly value: string;
  /** Label of the copy button. */
  readonly copyLabel: string;
}

export interface CredentialSave {
  /** Id of the option, for example `file`, `image` or `mail`. */
  readonly id: string;
  /** Label of the option, for example “Save as a file”. */
  readonly label: string;
  readonly icon: IconName;
}

export interface CredentialsCardProps extends RootProps<HTMLElement> {
  /** Title of the card, for example “Your account is ready”. */
  title: string;
  /** Warning that the credentials are shown only once, with instructions. */
  warning: string;
  /** Login and password. */
  credentials: readonly Credential[];
  /** Confirmation of copying, for example “Password copied”. */
  copied?: string | undefined;
  /**
   * Additional ways to save the credentials: a file, an image or an e-mail.
   * @default none
   */
  saves?: readonly CredentialSave[] | undefined;
  /** Label of the final button, for example “I have saved them”. */
  doneLabel: string;
  /** Called when the player copies a credential. */
  onCopy?: ((id: Credential['id']) => void) | undefined;
  /** Called when the player selects one of `saves`. */
  onSave?: ((id: string) => void) | undefined;
  /** Called when the player confirms having saved the credentials. */
  onDone?: (() => void) | undefined;
}

/** Login and password of an account created by one-click registration, shown once. Renders a `section`. */
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
                <bdi dir="ltr" translate="no" className={css.secret}>
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
