import type { OfferPreview } from '@touchline/contract/operators';
import { Button, DetailList, Field, Grid, Inline, Input, Notice, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { messageOf, t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { optionsOf } from '../shared/optionsOf.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useChange } from '../shared/useCall.ts';
import { termsOf, type OfferForm } from './offerForm.ts';

/** Shows what a sample player gets from an offer as it is written now: amount, requirement, average cost. */
export function OfferPreviewCard({ siteId, form }: { readonly siteId: string; readonly form: OfferForm }) {
  const [wanted, setWanted] = useState('');
  const [deposit, setDeposit] = useState('50.00');
  const [preview, setPreview] = useState<OfferPreview>();
  const { isBusy, problem, run } = useChange();
  const terms = termsOf(form);
  const currencies = [...new Set(terms.currencies.map(({ iso }) => iso))];
  const iso = currencies.includes(wanted) ? wanted : (currencies[0] ?? '');
  async function show(): Promise<void> {
    const body = { terms, iso, deposit: deposit.trim() };
    setPreview(await run<OfferPreview>('POST', `${within('/ops/bonuses', siteId)}/preview`, body));
  }
  return (
    <TitledCard title={t('preview.title')}>
      <Stack gap="md">
        <Grid columns="fit">
          <Field label={t('preview.iso')}>
            <Select options={optionsOf(currencies)} value={iso} onValueChange={setWanted} />
          </Field>
          <Field label={t('preview.deposit')}>
            <Input value={deposit} onValueChange={setDeposit} inputMode="decimal" numeric />
          </Field>
        </Grid>
        <Inline>
          <Button busy={isBusy} onClick={() => void show()}>
            {t('preview.show')}
          </Button>
        </Inline>
        <ProblemNotice problem={problem} />
        {preview && preview.faults.length > 0 ? (
          <Notice tone="warning">
            {[t('offers.faults'), ...preview.faults.map((fault) => messageOf('offerFault', fault))].join(' ')}
          </Notice>
        ) : null}
        {preview ? (
          preview.amount === undefined ? (
            <Notice tone="info">{t('preview.nothing')}</Notice>
          ) : (
            <DetailList details={detailsOf(preview)} />
          )
        ) : null}
      </Stack>
    </TitledCard>
  );
}

function detailsOf(preview: OfferPreview) {
  const names = ['amount', 'required', 'cost', 'maxBet', 'maxConvert'] as const;
  return names.flatMap((name) => {
    const value = preview[name];
    return value === undefined
      ? []
      : [{ id: name, label: t(`preview.${name}`), value: moneyText(value, preview.iso) }];
  });
}
