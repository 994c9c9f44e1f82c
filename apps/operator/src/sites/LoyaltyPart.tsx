import type { PlanPreview } from '@touchline/contract/operators';
import { Button, Checkbox, DetailList, Inline, Stack, Text } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { useChange } from '../shared/useCall.ts';
import { useState } from 'react';
import { LoyaltyFields } from './LoyaltyFields.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './partProps.ts';
import { useDraft } from './useDraft.ts';

/** Plans of points, cashback and bringing friends: the list's, or the site's own. A preview shows their cost. */
export function LoyaltyPart(props: PartProps) {
  const draft = useDraft(props.site, ({ state, loyalty }) => ({
    isOwn: state.loyalty === null,
    plan: loyalty,
  }));
  const { isOwn, plan } = draft.value;
  const { isBusy, problem, run } = useChange();
  const [preview, setPreview] = useState<PlanPreview>();

  async function look(): Promise<void> {
    setPreview(await run<PlanPreview>('POST', '/ops/rewards/preview', { siteId: props.site.id, plan }));
  }

  return (
    <PartForm
      {...props}
      part="loyalty"
      title={t('part.loyalty')}
      draft={draft}
      meaning={{ value: isOwn ? null : plan }}
    >
      <Checkbox checked={isOwn} onCheckedChange={(checked) => draft.write({ isOwn: checked, plan })}>
        {t('loyalty.own')}
      </Checkbox>
      <Text tone="muted">{t('loyalty.hint')}</Text>
      {isOwn ? null : (
        <LoyaltyFields plan={plan} write={(next) => draft.write({ isOwn: false, plan: next })} />
      )}
      <ProblemNotice problem={problem} />
      <Inline>
        <Button emphasis="outline" busy={isBusy} onClick={() => void look()}>
          {t('loyalty.preview')}
        </Button>
      </Inline>
      {preview === undefined ? null : <Cost preview={preview} />}
    </PartForm>
  );
}

function Cost({ preview: { iso, days, current, next } }: { readonly preview: PlanPreview }) {
  const amountOf = (cost: PlanPreview['current'], id: string) =>
    cost.cashback.find((one) => one.id === id)?.amount ?? '0.00';
  const ids = [...new Set([...current.cashback, ...next.cashback].map(({ id }) => id))];
  const both = (before: string, after: string) => t('loyalty.both', { before, after });
  return (
    <Stack gap="sm">
      <Text weight="strong">{t('loyalty.cost', { days })}</Text>
      <DetailList
        details={[
          { id: 'points', label: t('rewards.points'), value: both(current.points, next.points) },
          ...ids.map((id) => ({
            id,
            label: messageOf('rewards.plan', id),
            value: both(moneyText(amountOf(current, id), iso), moneyText(amountOf(next, id), iso)),
          })),
        ]}
      />
    </Stack>
  );
}
