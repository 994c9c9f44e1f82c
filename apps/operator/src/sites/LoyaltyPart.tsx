import { useQuery } from '@tanstack/react-query';
import type { LoyaltyPlan, PlanPreview } from '@touchline/contract/operators';
import { Button, DetailList, Inline, Notice, Stack, Text } from '@touchline/ui';
import { judge } from '../api/reads.ts';
import { messageOf, t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { problemText } from '../shared/problemText.ts';
import { useDraft } from '../shared/useDraft.ts';
import { ListedCheckbox, type ListedDraft } from './ListedCheckbox.tsx';
import { LoyaltyFields } from './LoyaltyFields.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps, PartSchema } from './part.ts';

interface LoyaltyDraft extends ListedDraft {
  readonly plan: LoyaltyPlan;
}

const schema: PartSchema<'loyalty', LoyaltyDraft> = {
  read: ({ state, loyalty }) => ({ isListed: state.loyalty === null, plan: loyalty }),
  parse: ({ isListed, plan }) => ({ body: isListed ? null : plan }),
};

/** Plans of points, cashback and bringing friends: the list's, or the site's own. A preview shows their cost. */
export function LoyaltyPart({ site }: PartProps) {
  const draft = useDraft(site, schema);
  const { isListed, plan } = draft.value;
  return (
    <PartForm site={site} part="loyalty" draft={draft} detail={t('loyalty.hint')}>
      {() => (
        <>
          <ListedCheckbox draft={draft} />
          {isListed ? null : <LoyaltyFields plan={plan} write={(next) => draft.change({ plan: next })} />}
          <Preview siteId={site.id} plan={plan} />
        </>
      )}
    </PartForm>
  );
}

/** Button that counts the cost of a plan. The answer is shown until the plan is changed. */
function Preview({ siteId, plan }: { readonly siteId: string; readonly plan: LoyaltyPlan }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...judge('/ops/rewards/preview', { body: { siteId, plan } }),
    enabled: false,
  });
  return (
    <>
      {error ? (
        <Notice tone="danger" announced>
          {problemText(error)}
        </Notice>
      ) : null}
      <Inline>
        <Button emphasis="outline" busy={isFetching} onClick={() => void refetch()}>
          {t('loyalty.preview')}
        </Button>
      </Inline>
      {data ? <Cost preview={data} /> : null}
    </>
  );
}

function Cost({ preview: { iso, days, current, next } }: { readonly preview: PlanPreview }) {
  const amountOf = (cost: PlanPreview['current'], id: string) =>
    cost.cashback.find((one) => one.id === id)?.amount ?? '0.00';
  const ids = [...new Set([...current.cashback, ...next.cashback].map(({ id }) => id))];
  const both = (before: string, after: string) => t('loyalty.both', { before, after });
  return (
    <Stack gap="sm">
      <Text weight="strong">{t('loyalty.cost', { count: days })}</Text>
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
