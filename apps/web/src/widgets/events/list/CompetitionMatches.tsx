import { CompetitionCard } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarketFact } from '../../../features/odds/useFeed.ts';
import { useNames } from '../../../features/odds/useNames.ts';
import { resultMarket, THREE_WAY, TWO_WAY, withDraw } from '../rules/mainMarkets.ts';
import type { MatchGroup } from '../rules/groups.ts';
import { MatchRow } from './MatchRow.tsx';

export interface CompetitionMatchesProps {
  readonly group: MatchGroup;
  readonly title: string;
  /** Place of the title in the outline of the page. */
  readonly level: 2 | 3;
  readonly href?: string | undefined;
  /** Slug of the sport. */
  readonly sport: string;
  readonly collapsed: boolean;
  readonly onCollapsedChange: (id: string, collapsed: boolean) => void;
}

/** A card of matches under one title, its columns by what its matches offer. */
export function CompetitionMatches({
  group,
  title,
  level,
  href,
  sport,
  collapsed,
  onCollapsedChange,
}: CompetitionMatchesProps) {
  const { t } = useTranslation('betting');
  const names = useNames();
  const ids = useMemo(() => group.matches.map(({ id }) => id), [group.matches]);
  const hasDraw = useMarketFact(ids, (markets) => withDraw(markets.map(resultMarket)));
  const hasTotals = useMarketFact(ids, (markets) =>
    markets.some((own) => own.some(({ type }) => type === 'total')),
  );
  const keys = hasDraw ? THREE_WAY : TWO_WAY;
  return (
    <CompetitionCard
      level={level}
      title={title}
      href={href}
      columns={keys.map(names.short)}
      extraColumns={hasTotals ? [names.short('over'), names.short('under')] : undefined}
      collapsed={collapsed}
      collapseLabel={t('fold', { name: title })}
      onCollapsedChange={(next) => onCollapsedChange(group.id, next)}
    >
      {group.matches.map(({ id }) => (
        <MatchRow key={id} matchId={id} sport={sport} keys={keys} />
      ))}
    </CompetitionCard>
  );
}
