import type { MatchRecord } from '@touchline/feed';
import { ButtonLink, Card, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useEventLinks } from '../links.ts';
import { scoreTexts } from '../rules/score.ts';

export interface MatchEndedProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
}

/** A finished or cancelled match: its result, and a link onward. */
export function MatchEnded({ match, sport }: MatchEndedProps) {
  const { t } = useTranslation(['betting', 'marketsMore']);
  const links = useEventLinks();
  const names = useNames();
  const { status, home, away } = match;
  const score = scoreTexts(match, sport)?.sides;
  const isOff = status === 5;
  const { order, end } = match.score ?? {};
  const winner = order?.[0] ?? (end?.winner === undefined ? undefined : [home, away][end.winner]);
  const result = score
    ? t('match.overText', { home, away, score: `\u2066${score.join(' – ')}\u2069` })
    : winner && t('marketsMore:page.wonBy', { name: winner });
  return (
    <Card>
      <EmptyState
        icon={isOff ? 'calendar' : 'trophy'}
        announced
        title={isOff ? t('match.calledOff') : t('match.over')}
        detail={isOff ? t('match.calledOffText') : result}
        action={
          <ButtonLink href={links.more(sport)}>{t('match.more', { name: names.sport(sport) })}</ButtonLink>
        }
      />
    </Card>
  );
}
