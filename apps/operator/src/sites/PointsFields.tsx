import type { LoyaltyPlan } from '@touchline/contract/operators';
import { Heading, Inline, Stack } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { numbered, TextField, whole } from './planFields.tsx';

type PointsPlan = NonNullable<LoyaltyPlan['points']>;

interface PointsFieldsProps {
  readonly points: PointsPlan;
  readonly write: (points: PointsPlan) => void;
}

/** Fields of the points and their levels. */
export function PointsFields({ points, write }: PointsFieldsProps) {
  const { rates, levels, least, monthCap } = points;
  return (
    <Stack gap="md">
      <Heading level={3}>{t('loyalty.points')}</Heading>
      <Inline wrap="wrap">
        {(['sport', 'slots', 'live-casino'] as const).map((product) => (
          <TextField
            key={product}
            label={messageOf('loyalty.rate', product)}
            value={rates[product] ?? '0'}
            write={(rate) => write({ ...points, rates: { ...rates, [product]: rate } })}
          />
        ))}
        <TextField
          label={t('loyalty.least')}
          value={String(least)}
          write={(text) => write({ ...points, least: whole(text) })}
        />
        <TextField
          label={t('loyalty.monthCap')}
          value={monthCap}
          write={(text) => write({ ...points, monthCap: text })}
        />
      </Inline>
      {numbered(levels).map(({ level, index }) => (
        <Inline key={index} wrap="wrap">
          <TextField
            label={t('loyalty.levelFrom', { level: index + 1 })}
            value={String(level.from)}
            write={(text) =>
              write({ ...points, levels: levels.with(index, { ...level, from: whole(text) }) })
            }
          />
          <TextField
            label={t('loyalty.levelRate', { level: index + 1 })}
            value={level.rate}
            write={(rate) => write({ ...points, levels: levels.with(index, { ...level, rate }) })}
          />
        </Inline>
      ))}
    </Stack>
  );
}
