import type { OfferPreview } from '@touchline/contract/operators';
import { Button, DetailList, Field, Grid, Inline, Input, Notice, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { optionsOf } from '../shared/optionsOf.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { WriteNotice } from '../shared/WriteNotice.tsx';
import { faultsText } from './faultsText.ts';
import type { OfferDraft } from './offerDraft.ts';
import { termsOf } from './offerTerms.ts';

interface OfferPreviewCardProps {
  readonly siteId: string;
  readonly draft: OfferDraft;
}

/** Shows what a sample player gets from an offer as it is written now: amount, requirement, average cost. */
export function OfferPreviewCard({ siteId, draft }: OfferPreviewCardProps) {
  const [wanted, setWanted] = useState('');
  const [deposit, setDeposit] = useState('50.00');
  const [preview, setPreview] = useState<OfferPreview>();
  const write = useWrite();
  const terms = termsOf(draft);
  const currencies = [...new Set(terms.currencies.map(({ iso }) => iso))];
  const iso = currencies.includes(wanted) ? wanted : (currencies[0] ?? '');
  async function show(): Promise<void> {
    const body = { terms, iso, deposit: deposit.trim() };
    setPreview(await write.send('post', '/ops/bonuses/{siteId}/preview', { path: { siteId }, body }));
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
          <Button busy={write.isBusy} onClick={() => void show()}>
            {t('preview.show')}
          </Button>
        </Inline>
        <WriteNotice problem={write.problem} />
        {preview && preview.faults.length > 0 ? (
          <Notice tone="warning">{faultsText(preview.faults)}</Notice>
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
