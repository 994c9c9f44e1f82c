import type { Jackpot } from '@touchline/contract';
import { Button, JackpotTicker } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useJackpots } from '../../features/catalogue/useJackpots.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useNumber } from '../../platform/format/useNumber.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';

const JackpotRules = lazyView(() => import('./JackpotRules.tsx'));

/** The greatest jackpot with its levels, whose amounts grow between two answers of the server. */
export function JackpotCard({ jackpots: first }: { readonly jackpots: readonly Jackpot[] }) {
  const { t } = useTranslation('casino');
  const format = useFormat();
  const figure = useNumber();
  const [isExplained, explain] = useState(false);
  const jackpots = useJackpots(first) ?? first;
  const greatest = jackpots.reduce<Jackpot | undefined>(
    (most, jackpot) => (most && amountOf(most) >= amountOf(jackpot) ? most : jackpot),
    undefined,
  );
  const [level] = greatest?.levels ?? [];
  if (!greatest || !level) return null;
  return (
    <>
      <JackpotTicker
        title={greatest.name}
        kicker={t('jackpot.kicker', {
          level: t(`jackpot.name.${level.level}`),
          games: t('games', { count: greatest.games, number: figure(greatest.games) }),
        })}
        levels={greatest.levels.map(({ level: kind, amount, iso }) => ({
          level: kind,
          label: t(`jackpot.level.${kind}`),
          amount: format.money(amount, iso),
        }))}
        action={
          <Button tone="brand" emphasis="plain" size="sm" iconEnd="next" onClick={() => explain(true)}>
            {t('jackpot.how')}
          </Button>
        }
      />
      {isExplained && <JackpotRules jackpot={greatest} onClose={() => explain(false)} />}
    </>
  );
}

/** The greatest amount of a jackpot; only compared. */
const amountOf = ({ levels }: Jackpot): number => Number(levels[0]?.amount ?? 0);
