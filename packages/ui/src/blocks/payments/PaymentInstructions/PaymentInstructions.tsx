import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { DetailList, type DetailItem } from '../../account/DetailList/DetailList.tsx';
import { PaymentMethodHead, type PaymentMethodHeadProps } from '../DepositForm/PaymentMethodHead.tsx';
import * as css from './PaymentInstructions.css.ts';

export interface PaymentInstructionsProps extends RootProps<HTMLElement> {
  /** Chosen payment method. */
  method: PaymentMethodHeadProps['method'];
  /** Title, for example “Send exactly 0.00214 BTC”. */
  title: string;
  /** Instructions, and what follows. */
  detail: ReactNode;
  /** QR code with its own light background and alternative text. */
  qr?: ReactNode;
  /** Provider's page in a frame, which must have a title. */
  frame?: ReactNode;
  /** Account, address, reference: each can be copied. */
  details?: readonly DetailItem[] | undefined;
  /** Message after copying. */
  copied?: string | undefined;
  /** Remaining validity, for example “Good for 14:32”. */
  timer?: string | undefined;
  /** Status text while waiting, for example “Waiting for your payment”. */
  waiting?: string | undefined;
  /** Warning: a `Notice`. */
  notice?: ReactNode;
  /** Actions: link to the bank, “I have paid”, cancel. */
  actions?: ReactNode;
  /** Called with the id of the fact that the player wants to copy. */
  onCopy?: ((id: string) => void) | undefined;
}

/**
 * Instructions for a payment outside the product: another page, a frame, a QR code, an address, a transfer. Renders a
 * `section`.
 */
export function PaymentInstructions({
  method,
  title,
  detail,
  qr,
  frame,
  details = [],
  copied,
  timer,
  waiting,
  notice,
  actions,
  onCopy,
  ...rest
}: PaymentInstructionsProps) {
  return (
    <Card {...rest}>
      <div className={css.root}>
        <PaymentMethodHead method={method} />
        <div className={css.head}>
          <Heading level={2}>{title}</Heading>
          <p className={css.detail}>{detail}</p>
        </div>
        {notice}
        {qr !== undefined && <div className={css.qr}>{qr}</div>}
        {frame !== undefined && <div className={css.frame}>{frame}</div>}
        {details.length > 0 && <DetailList details={details} copied={copied} onCopy={onCopy} />}
        {timer !== undefined && (
          <p className={css.timer}>
            <Icon name="clock" size="sm" />
            {timer}
          </p>
        )}
        {waiting !== undefined && (
          <p role="status" className={css.timer}>
            <Spinner />
            {waiting}
          </p>
        )}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </Card>
  );
}
