import { AccountRow, Button, ListCard } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { limitName } from '../../../features/limits/limitTexts.ts';
import type { LimitType } from './limitGroups.ts';

interface UnsetLimitsProps {
  readonly types: readonly LimitType[];
  /** True if the limits can be set now. */
  readonly isOpen: boolean;
  readonly onSet: (type: LimitType) => void;
}

/** Limits that the player hasn't set, in one list. */
export function UnsetLimits({ types, isOpen, onSet }: UnsetLimitsProps) {
  const { t } = useTranslation('responsible');
  const { t: limitWord } = useTranslation('limits');
  return (
    <ListCard labels={{ empty: '' }}>
      {types.map((type) => {
        const name = limitName(limitWord, type);
        return (
          <AccountRow
            key={type}
            title={name}
            detail={limitWord('value.none')}
            end={
              isOpen && (
                <Button size="sm" aria-label={t('setOf', { name })} onClick={() => onSet(type)}>
                  {t('set')}
                </Button>
              )
            }
          />
        );
      })}
    </ListCard>
  );
}
