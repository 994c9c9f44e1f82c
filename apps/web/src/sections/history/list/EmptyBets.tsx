import { Button, ButtonLink, Card, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../../platform/links/usePaths.ts';
import type { BetsState } from './choice.ts';

export interface EmptyBetsProps {
  readonly state: BetsState;
  /** Resets the other filters; undefined if there are none. */
  readonly onReset?: (() => void) | undefined;
}

/** Empty state of the bets, depending on the filters, with a link onward. */
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
