import { Button, ButtonLink, Card, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../../platform/links/usePaths.ts';
import type { BetsState } from './choice.ts';

export interface EmptyBetsProps {
  readonly state: BetsState;
  /** Takes the other filters away; without it there are none. */
  readonly onReset?: (() => void) | undefined;
}

/** No bets: which ones there are none of, and the way on. */
export function EmptyBets({ state, onReset }: EmptyBetsProps) {
  const { t } = useTranslation('history');
  const paths = usePaths();
  return (
    <Card pad="none">
      <EmptyState
        icon="history"
        title={t(onReset ? 'empty.narrowed' : `empty.${state}`)}
        action={
          onReset ? (
            <Button onClick={onReset}>{t('empty.toAll')}</Button>
          ) : (
            <ButtonLink href={paths.section('live')}>{t('empty.toLive')}</ButtonLink>
          )
        }
      />
    </Card>
  );
}
