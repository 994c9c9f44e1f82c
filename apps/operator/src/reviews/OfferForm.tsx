import type { Coupon } from '@touchline/contract';
import { Button, Field, Grid, Input, Stack } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { t } from '../messages/messages.ts';

interface OfferFormProps {
  readonly coupon: Coupon;
  readonly isBusy: boolean;
  readonly send: (answer: object) => void;
}

const USUAL_SECONDS = '120';

/** Form of a counter-offer to a bet: another stake or other prices, valid for a number of seconds. */
export function OfferForm({ coupon, isBusy, send }: OfferFormProps) {
  const [amount, setAmount] = useState(coupon.amount);
  const [seconds, setSeconds] = useState(USUAL_SECONDS);
  const [coefs, setCoefs] = useState<Readonly<Record<string, string>>>({});

  function offer(event: SubmitEvent): void {
    event.preventDefault();
    const bets = Object.entries(coefs).map(([selectionId, coef]) => ({ selectionId, coef }));
    send({ kind: 'offer', amount: amount.trim(), bets, seconds: Number(seconds) });
  }

  return (
    <form onSubmit={offer}>
      <Stack gap="lg">
        <Grid columns="auto">
          <Field label={t('reviews.amount')}>
            <Input value={amount} onValueChange={setAmount} inputMode="decimal" numeric end={coupon.iso} />
          </Field>
          {coupon.bets.map(({ selectionId, home, away, coef }) => (
            <Field key={selectionId} label={t('reviews.price', { match: `${home} – ${away}` })}>
              <Input
                value={coefs[selectionId] ?? coef}
                onValueChange={(text) => setCoefs({ ...coefs, [selectionId]: text })}
                inputMode="decimal"
                numeric
              />
            </Field>
          ))}
          <Field label={t('reviews.seconds')}>
            <Input value={seconds} onValueChange={setSeconds} inputMode="numeric" numeric />
          </Field>
        </Grid>
        <Button type="submit" tone="strong" busy={isBusy}>
          {t('reviews.offerSend')}
        </Button>
      </Stack>
    </form>
  );
}
