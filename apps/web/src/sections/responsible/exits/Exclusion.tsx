import { Button, Card, Heading, Paragraph, SelfExclusion, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMIT_KIND } from '../../../features/limits/limitKinds.ts';
import type { AvailableLimits, Limit } from '../../../features/limits/limits.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { standingOf } from '../limits/limitGroups.ts';
import { useExclusion } from './useExclusion.ts';

interface ExclusionProps {
  readonly own: readonly Limit[];
  readonly available: AvailableLimits;
}

/** Self-exclusion in two steps: length and reason, then its consequences. */
export function Exclusion({ own, available }: ExclusionProps) {
  const { t } = useTranslation('responsible');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const offered = available.limits.find(({ type }) => type === LIMIT_KIND.exclusion);
  const { active } = standingOf(own, LIMIT_KIND.exclusion);
  if (!offered) return null;
  const until = active?.endsAt;
  return (
    <Card tone={active ? 'warning' : 'neutral'}>
      <Stack>
        <Heading level={3}>{t('exclusion.title')}</Heading>
        <Paragraph tone="muted">
          {until === undefined ? t('exclusion.text') : t('exclusion.current', { date: format.date(until) })}
        </Paragraph>
        {isOpen ? (
          <Steps days={offered.availableValues} from={available.rules.selfExclusionFrom} />
        ) : (
          <Button tone="danger" emphasis="plain" onClick={() => setOpen(true)}>
            {t('exclusion.open')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function Steps({ days, from }: { readonly days: readonly string[]; readonly from: number }) {
  const { t } = useTranslation('responsible');
  const { busy, errors, form, reasons, step, values, dateOf, lengthOf, ...moves } = useExclusion(days, from);
  const date = dateOf(values.period);
  return (
    <SelfExclusion
      aria-label={t('exclusion.title')}
      step={step}
      values={values}
      busy={busy}
      errors={{ ...errors, form }}
      periods={days.map((value) => ({
        value,
        label: lengthOf(value),
        hint: t('exclusion.until', { date: dateOf(value) }),
      }))}
      reasons={reasons}
      consequences={[
        t('exclusion.follows.closed', { date }),
        t('exclusion.follows.sessions'),
        t('exclusion.follows.bets'),
        t('exclusion.follows.money'),
        ...(Number(values.period) >= from ? [t('exclusion.follows.return')] : []),
        t('exclusion.follows.final'),
      ]}
      labels={{
        period: t('exclusion.period'),
        reason: t('exclusion.reason'),
        next: t('exclusion.next'),
        consequencesTitle: t('exclusion.follows.title'),
        understood: t('exclusion.understood'),
        back: t('exclusion.back'),
        submit: t('exclusion.submit', { length: lengthOf(values.period || '1') }),
      }}
      {...moves}
    />
  );
}
