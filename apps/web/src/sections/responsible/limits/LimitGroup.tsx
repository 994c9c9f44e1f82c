import { Heading, Stack } from '@touchline/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailableLimits, Limit, LimitsAnswer } from '../../../features/limits/limits.api.ts';
import { areExtraLimitsOpen, standingOf, type GroupId, type LimitType } from './limitGroups.ts';
import { OneLimit } from './OneLimit.tsx';
import { UnsetLimits } from './UnsetLimits.tsx';

interface LimitGroupProps {
  readonly id: GroupId;
  readonly types: readonly LimitType[];
  readonly own: readonly Limit[];
  readonly available: AvailableLimits;
  /** Today's use of the time limit. */
  readonly session: LimitsAnswer['session'];
  /** Content before the limits. */
  readonly children?: ReactNode;
}

/** Limits of one kind: those in use as cards, the others in one list. Renders nothing if the site offers none of them. */
export function LimitGroup({ id, types, own, available, session, children }: LimitGroupProps) {
  const { t } = useTranslation('responsible');
  /** Limit without a value whose form is open. */
  const [edited, edit] = useState<LimitType>();
  const offered = available.limits.filter(({ type }) => types.includes(type));
  if (offered.length === 0) return null;
  const isOpen = id !== 'extra' || areExtraLimitsOpen(own, available.rules.hasExtraLimitsSwitch);
  const isInUse = (type: LimitType) => {
    const { active, pending } = standingOf(own, type);
    return active !== undefined || pending !== undefined;
  };
  const shown = offered.filter(({ type }) => isInUse(type) || type === edited);
  const unset = offered.filter((one) => !shown.includes(one));
  return (
    <Stack>
      <Heading level={2}>{t(`groups.${id}`)}</Heading>
      {children}
      {shown.map((one) => (
        <OneLimit
          key={one.type}
          available={one}
          rules={available.rules}
          standing={standingOf(own, one.type)}
          session={session}
          isOpen={isOpen}
          startsEdited={one.type === edited}
          onClose={() => edit(undefined)}
        />
      ))}
      {unset.length > 0 && <UnsetLimits types={unset.map(({ type }) => type)} isOpen={isOpen} onSet={edit} />}
    </Stack>
  );
}
