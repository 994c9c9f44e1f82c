import type { OperatorOffer } from '@touchline/contract/operators';
import { Button, Field, Grid, Inline, Input, Notice, Select, Stack } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { optionsOf } from '../shared/optionsOf.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { serverNow } from '../shared/serverClock.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useChange } from '../shared/useCall.ts';
import { absent, limitOf, wholeOf } from './offerForm.ts';

const EMPTY = { code: '', maxUses: '', perPlayer: '1', budget: '', iso: '', playerId: '', days: '' };
const DAY_MS = 86_400_000;

interface CodeFormProps {
  readonly siteId: string;
  /** Published offers, which codes can give. */
  readonly offers: readonly OperatorOffer[];
  readonly reload: () => void;
}

/** Creates a promo code for an offer; without a text it is a random one. */
export function CodeForm({ siteId, offers, reload }: CodeFormProps) {
  const [form, setForm] = useState(EMPTY);
  const [offerId, setOfferId] = useState(offers[0]?.id ?? '');
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, run } = useChange();
  const currencies = offers.find(({ id }) => id === offerId)?.terms.currencies.map(({ iso }) => iso) ?? [];
  const iso = currencies.includes(form.iso) ? form.iso : (currencies[0] ?? '');
  const set = (name: keyof typeof EMPTY) => (value: string) => {
    setDone(false);
    setForm({ ...form, [name]: value });
  };

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const maxUses = limitOf(form.maxUses);
    const body = {
      offerId,
      ...absent({ code: form.code.trim(), playerId: form.playerId.trim() }),
      ...(maxUses === undefined ? {} : { maxUses }),
      perPlayer: limitOf(form.perPlayer) ?? 1,
      ...(form.budget.trim() === '' ? {} : { budget: form.budget.trim(), iso }),
      countries: [],
      needs: [],
      ...(form.days.trim() === ''
        ? {}
        : // The server refuses `NaN`, the end of a text that is no number.
          { to: serverNow() + (wholeOf(form.days) ?? Number.NaN) * DAY_MS }),
    };
    const done = await run('POST', `${within('/ops/bonuses', siteId)}/codes`, body);
    if (!done) return;
    setForm(EMPTY);
    setDone(true);
    reload();
  }

  const field = (name: keyof typeof EMPTY, hint?: string) => (
    <Field label={t(`codeForm.${name}`)} hint={hint}>
      <Input value={form[name]} onValueChange={set(name)} />
    </Field>
  );
  return (
    <TitledCard title={t('codeForm.title')}>
      {offers.length === 0 ? (
        <Notice tone="info">{t('codeForm.noOffers')}</Notice>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="lg">
            <Grid columns="fit">
              <Field label={t('codeForm.offer')}>
                <Select
                  options={offers.map(({ id, texts }) => ({ value: id, label: texts['en']?.title ?? id }))}
                  value={offerId}
                  onValueChange={setOfferId}
                />
              </Field>
              {field('code', t('codeForm.codeHint'))}
              {field('maxUses')}
              {field('perPlayer')}
              {field('budget')}
              <Field label={t('codeForm.iso')}>
                <Select options={optionsOf(currencies)} value={iso} onValueChange={set('iso')} />
              </Field>
              {field('days')}
              {field('playerId', t('codeForm.playerHint'))}
            </Grid>
            <ProblemNotice problem={problem} />
            <DoneNotice text={isDone ? t('codeForm.done') : undefined} />
            <Inline>
              <Button type="submit" tone="strong" busy={isBusy}>
                {t('codeForm.create')}
              </Button>
            </Inline>
          </Stack>
        </form>
      )}
    </TitledCard>
  );
}
