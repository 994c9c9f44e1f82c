import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { FactList, type Fact } from '../../account/FactList/FactList.tsx';
import { PaymentMethodHead, type PaymentMethodHeadProps } from '../DepositForm/PaymentMethodHead.tsx';
import * as css from './PaymentInstructions.css.ts';

export interface PaymentInstructionsProps extends RootProps<HTMLElement> {
  /** The way to pay that was chosen. */
  method: PaymentMethodHeadProps['method'];
  /** "Send exactly 0.00214 BTC". */
  title: string;
  /** What to do, and what follows. */
  detail: ReactNode;
  /** A picture to scan, with its own light ground and text for readers. */
  qr?: ReactNode;
  /** The page of the provider in a frame; the frame has a title of its own. */
  frame?: ReactNode;
  /** Account, address, reference: each can be copied. */
  facts?: readonly Fact[] | undefined;
  /** Says that one was copied. */
  copied?: string | undefined;
  /** How long this holds: "Good for 14:32". */
  timer?: string | undefined;
  /** The payment is awaited, in words: "Waiting for your payment". */
  waiting?: string | undefined;
  /** What must not be done: a `Notice`. */
  notice?: ReactNode;
  /** The way on: to the bank, "I have paid", cancel. */
  actions?: ReactNode;
  /** The player wants a fact in the clipboard. */
  onCopy?: ((id: string) => void) | undefined;
}

/**
 * What the player does outside of the product to pay: another page, a frame, a code to scan, an address, a transfer.
 * Renders a `section`.
 */
export function PaymentInstructions({
  method,
  title,
  detail,
  qr,
  frame,
  facts = [],
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
        {facts.length > 0 && <FactList facts={facts} copied={copied} onCopy={onCopy} />}
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
