import { useQuery } from '@tanstack/react-query';
import { languageOf } from '@touchline/contract/languages';
import { AccountRow, ButtonLink } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { cashOutQuery } from '../../../features/bets/actions/betActions.api.ts';
import { possibleAfterTax } from '../../../features/bets/afterTax.ts';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { matchName } from '../../../features/odds/names/matchName.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useHasCrests } from '../../../features/settings/useHasCrests.ts';
import { useLang, usePaths } from '../../../platform/links/usePaths.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import type { LegState } from '../../../widgets/bets/legState.ts';
import { mayBeCashedOut } from '../../../widgets/bets/mayBeCashedOut.ts';
import { useLegStates } from '../../../widgets/bets/useLegStates.ts';
import { legCrest } from '../../../widgets/coupon/legCrest.tsx';
import { useLegTexts } from '../../../widgets/coupon/useLegTexts.ts';

/** An open bet on the account's home: its selection, state, amounts and cash-out offer, with links to its page. */
export function OpenBetRow({ bet }: { readonly bet: Bet }) {
  const { t } = useTranslation(['account', 'betActions']);
  const paths = usePaths();
  const format = useFormat();
  const hasCrests = useHasCrests();
  const legTexts = useLegTexts();
  const { direction } = languageOf(useLang());
  const isDesk = useIsDesk();
  const state = useStateText(useLegStates(bet));
  const { data: offer } = useQuery({ ...cashOutQuery(bet), enabled: mayBeCashedOut(bet) });
  const [first, ...others] = bet.bets;
  if (!first) return null;
  const { pick } = legTexts(first);
  const offerLink = offer?.amount !== undefined && (
    <ButtonLink href={paths.bet(bet.id)} emphasis="outline" width={isDesk ? 'content' : 'full'}>
      {t('betActions:sale.sell', { amount: format.money(offer.amount, bet.iso) })}
    </ButtonLink>
  );
  const amounts = t('bets.row', {
    stake: format.money(bet.amount, bet.iso),
    payout: format.money(possibleAfterTax(bet), bet.iso),
  });
  return (
    <AccountRow
      lead={hasCrests ? legCrest(first) : undefined}
      title={others.length === 0 ? pick : t('bets.more', { pick, count: others.length })}
      // A single has room for its match.
      detail={others.length === 0 ? `${matchName(first, direction)} · ${amounts}` : amounts}
      aside={state}
      href={paths.bet(bet.id)}
      {...(isDesk ? { end: offerLink } : { foot: offerLink })}
      strong
    />
  );
}

/** Returns the state of a single in a word, and the number of legs ahead of other bets. */
function useStateText(states: readonly LegState[]): string | undefined {
  const { t } = useTranslation(['account', 'history']);
  const [only, ...others] = states;
  if (others.length > 0) {
    const done = states.filter(({ standing }) => standing === 'won' || standing === 'ahead').length;
    return t('bets.ahead', { done, total: states.length });
  }
  switch (only?.standing) {
    case 'counting':
      return only.count && t('history:standing.counting', { ...only.count });
    case 'ahead':
    case 'level':
    case 'behind':
    case 'toCome':
      return t(`history:standing.${only.standing}`);
    default:
      return undefined;
  }
}
