import { Button, ButtonLink, Notice } from '@touchline/ui';
import type { DepositCheck } from '@touchline/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { askFundsCheck } from '../../../features/cashier/cashier.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { site } from '../../../platform/site/site.ts';
import { usePaymentPaths } from '../usePaymentPaths.ts';

export interface DepositChecksProps {
  readonly checks: readonly DepositCheck[];
  /** Highest amount of the chosen method now, decimal text; undefined if no method can be used. */
  readonly highest: string | undefined;
  /** Currency of the amounts, in which the player pays. */
  readonly iso: string;
}

/** Checks before a deposit, or before a higher one, each with a link to the page where it is done. */
export function DepositChecks({ checks, highest, iso }: DepositChecksProps) {
  const identity = checks.find(({ kind, isDue }) => kind === 'identity' && isDue);
  const funds = checks.find(({ kind }) => kind === 'funds');
  if (identity) return <Identity />;
  if (!funds) return null;
  const isNeeded = funds.isDue || highest === undefined;
  // Further bounds are lower: the check doesn't matter yet.
  if (!isNeeded && Number(funds.left) > Number(highest)) return null;
  return <Funds left={isNeeded ? undefined : funds.left} iso={iso} />;
}

function Identity() {
  const { t } = useTranslation('payments');
  const paths = usePaymentPaths();
  return (
    <Notice
      tone="warning"
      action={
        paths.verification !== undefined && (
          <ButtonLink href={paths.verification} size="sm">
            {t(paths.isInReview ? 'withdraw.gate.inReview' : 'deposit.check.verify')}
          </ButtonLink>
        )
      }
    >
      {t('deposit.check.identity')}
    </Notice>
  );
}

interface FundsProps {
  /** Amount that can be deposited before the check, decimal text; undefined once it is needed. */
  readonly left: string | undefined;
  readonly iso: string;
}

function Funds({ left, iso }: FundsProps) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const navigate = useNavigate();
  const paths = usePaymentPaths();
  const errorMessage = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isOffered = site().isShowIdentification;

  async function send(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      if (await askFundsCheck()) await navigate(paths.identification);
      else setPending(true);
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setBusy(false);
  }

  if (isPending)
    return (
      <Notice tone="info" announced>
        {t('deposit.check.pending')}
      </Notice>
    );
  const need = isOffered ? 'deposit.check.funds' : 'deposit.check.fundsSupport';
  return (
    <Notice
      tone={left === undefined ? 'warning' : 'info'}
      action={
        isOffered && (
          <Button size="sm" busy={isBusy} onClick={() => void send()}>
            {t('deposit.check.send')}
          </Button>
        )
      }
    >
      <span>
        {left === undefined ? t(need) : t('deposit.check.left', { amount: format.money(left, iso) })}
      </span>
      {failure !== undefined && <span> {failure}</span>}
    </Notice>
  );
}
