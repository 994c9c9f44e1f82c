import type { UseQueryResult } from '@tanstack/react-query';
import type { FreeRounds } from '@touchline/contract';
import { BonusCard, Link, Notice, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '../../features/account/account.api.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { officePathsIn } from '../../platform/links/officePaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { useBonusTexts } from '../../widgets/bonuses/useBonusTexts.ts';

/** The player's free rounds, each with the way into its games; renders nothing without any. */
export function FreeRoundsCards({ query }: { readonly query: UseQueryResult<readonly FreeRounds[]> }) {
  const { t } = useTranslation('bonuses');
  return (
    <Answered query={query} failed={t('freeRounds.failed')} skeleton={null}>
      {(all) => all.map((free) => <FreeRoundsCard key={free.id} free={free} />)}
    </Answered>
  );
}

function FreeRoundsCard({ free }: { readonly free: FreeRounds }) {
  const { t } = useTranslation('bonuses');
  const format = useFormat();
  const texts = useBonusTexts();
  const casino = useCasinoPaths();
  const { games, rounds, left, value, iso, until } = free;
  const [first, ...others] = games;
  const open = games.filter(({ closed }) => closed !== 'maintenance');
  const wallet = useMissingWallet(free);
  const card = (
    <BonusCard
      level={2}
      title={others.length > 0 || !first ? t('freeRounds.several') : first.name}
      kind={t('freeRounds.kind', { value: format.money(value, iso) })}
      amount={t('freeRounds.left', { count: left })}
      state="active"
      stateLabel={t('freeRounds.until', { day: format.day(until), time: format.time(until) })}
      art={first?.thumbnails.standard}
      terms={useTerms(free)}
      wagering={{
        label: t('kind.freeRounds'),
        share: (rounds - left) / rounds,
        done: t('freeRounds.playedOf', { played: rounds - left, rounds }),
        left: texts.left(until),
      }}
      links={
        wallet === undefined
          ? open.map((game) => ({
              label: others.length > 0 ? game.name : t('freeRounds.play'),
              href: casino.game(game),
            }))
          : undefined
      }
    />
  );
  const notice =
    open.length > 0 ? wallet : <Notice tone="info">{t(`freeRounds.${first ? 'closed' : 'missing'}`)}</Notice>;
  return notice === undefined ? (
    card
  ) : (
    <Stack gap="sm">
      {card}
      {notice}
    </Stack>
  );
}

/** Returns the way to the player's wallets if another one than that of free rounds is active; a game is played from it. */
function useMissingWallet({ iso }: Pick<FreeRounds, 'iso'>) {
  const { t } = useTranslation('bonuses');
  const { active } = useAccounts(true);
  const { wallets } = officePathsIn(useLang());
  if (active === undefined || active.iso === iso) return undefined;
  return (
    <Notice tone="info" action={wallets && <Link href={wallets}>{t('freeRounds.toWallets')}</Link>}>
      {t('freeRounds.account', { iso })}
    </Notice>
  );
}

/** Returns the conditions of free rounds in one paragraph. */
function useTerms({ won, mostWon, wagering, iso }: FreeRounds): string {
  const { t } = useTranslation('bonuses');
  const format = useFormat();
  return [
    ...(Number(won) > 0 ? [t('freeRounds.won', { amount: format.money(won, iso) })] : []),
    ...(wagering
      ? [
          t('freeRounds.bonus', { times: wagering.times }),
          t('freeRounds.days', { count: wagering.days }),
          ...(wagering.maxBet === null
            ? []
            : [t('terms.maxBet', { amount: format.roundMoney(wagering.maxBet, iso) })]),
        ]
      : [t('freeRounds.main')]),
    ...(mostWon === null ? [] : [t('freeRounds.cap', { amount: format.money(mostWon, iso) })]),
    t('freeRounds.lapse'),
  ].join(' ');
}
