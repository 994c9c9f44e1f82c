import { COUPON_TYPE, combinedOdds, formatCombinedOdds, toWire } from '@touchline/betting';
import { EmptyState, ExpressOfDay, Heading, IconButton, Notice, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { setAmount } from '../../../features/coupon/stake.actions.ts';
import { oddsText } from '../../../features/odds/prices/oddsText.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { useSheets } from '../../../platform/links/sheets.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { addContent } from '../../../widgets/coupon/addContent.ts';
import { useLegTexts } from '../../../widgets/coupon/useLegTexts.ts';
import type { Generator, Proposal } from './useGenerator.ts';
import { payoutOf } from './wish.ts';

interface ProposalsProps {
  readonly generator: Generator;
  readonly proposals: readonly Proposal[];
}

/** Generated bets, or what to change if nothing fits. */
export function Proposals({ generator, proposals }: ProposalsProps) {
  const { t } = useTranslation('generator');
  if (proposals.length === 0)
    return <EmptyState icon="filter" title={t('nothing')} detail={t('nothingText')} />;
  return (
    <Stack gap="md">
      <Heading level={3}>{t('proposals', { count: proposals.length })}</Heading>
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.id} generator={generator} proposal={proposal} />
      ))}
    </Stack>
  );
}

function ProposalCard({
  generator,
  proposal,
}: {
  readonly generator: Generator;
  readonly proposal: Proposal;
}) {
  const { t } = useTranslation(['generator', 'slips']);
  const { coefViewId } = useSnapshot(settings);
  const textsOf = useLegTexts();
  const format = useFormat();
  const lang = useLang();
  const sheets = useSheets();
  const isDesk = useIsDesk();
  const { bet, stakeMinor, isStuck } = proposal;
  const { iso } = generator;
  const add = () => {
    const content = {
      bets: bet.map((candidate) => candidate.bet),
      addedAtByBetId: Object.fromEntries(bet.map(({ id }) => [id, serverNow()])),
      typeId: bet.length === 1 ? COUPON_TYPE.single : COUPON_TYPE.express,
    };
    if (!addContent(content, lang)) return;
    setAmount(toWire(stakeMinor, iso));
    if (isDesk) sheets.close();
    else sheets.show('coupon');
  };
  return (
    <Stack gap="sm">
      <ExpressOfDay
        title={t('generator:pays', { amount: format.money(payoutOf(bet, stakeMinor, iso), iso) })}
        level={3}
        legs={bet.map(({ id, bet: leg }) => {
          const { event, pick, market } = textsOf(leg);
          return {
            id,
            event,
            pick: t('slips:express.pick', { pick, market }),
            price: oddsText(leg.coef, coefViewId),
            action: (
              <IconButton
                icon="refresh"
                tone="muted"
                label={t('generator:replace', { pick })}
                onClick={() => generator.replace(proposal, id)}
              />
            ),
          };
        })}
        price={formatCombinedOdds(combinedOdds(bet.map(({ odds }) => odds)), coefViewId)}
        labels={{
          total: t('slips:express.total'),
          before: t('slips:express.before'),
          add: t('slips:express.add', { count: bet.length }),
          added: t('slips:express.added'),
        }}
        onAdd={add}
      />
      {isStuck && (
        <Notice tone="warning" announced>
          {t('generator:stuck')}
        </Notice>
      )}
    </Stack>
  );
}
