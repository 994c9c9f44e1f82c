import { Heading, Stack } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailableLimits, Limit } from '../../../features/limits/limits.api.ts';
import { areExtraLimitsOpen, standingOf, type GroupId, type LimitType } from './limitGroups.ts';
import { OneLimit } from './OneLimit.tsx';

interface LimitGroupProps {
  readonly id: GroupId;
  readonly types: readonly LimitType[];
  readonly own: readonly Limit[];
  readonly available: AvailableLimits;
  /** Content before the limits. */
  readonly children?: ReactNode;
}

/** Limits of one kind; renders nothing if the site offers none of them. */
export function LimitGroup({ id, types, own, available, children }: LimitGroupProps) {
  const { t } = useTranslation('responsible');
  const offered = available.limits.filter(({ type }) => types.includes(type));
  if (offered.length === 0) return null;
  const isOpen = id !== 'extra' || areExtraLimitsOpen(own, available.rules.hasExtraLimitsSwitch);
  return (
    <Stack>
      <Heading level={2}>{t(`groups.${id}`)}</Heading>
      {children}
      {offered.map((one) => (
        <OneLimit
          key={one.type}
          available={one}
          rules={available.rules}
          standing={standingOf(own, one.type)}
          isOpen={isOpen}
        />
      ))}
    </Stack>
  );
}
