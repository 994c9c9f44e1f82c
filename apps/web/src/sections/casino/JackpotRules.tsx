import type { Jackpot } from '@touchline/contract';
import { BottomSheet, ButtonLink, Paragraph, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../platform/format/useNumber.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';

export interface JackpotRulesProps {
  readonly jackpot: Jackpot;
  readonly onClose: () => void;
}

/** Explains how a jackpot grows and is won, with the link to its games. */
export default function JackpotRules({ jackpot, onClose }: JackpotRulesProps) {
  const { t } = useTranslation('casino');
  const paths = useCasinoPaths();
  const figure = useNumber();
  const { name, provider, games } = jackpot;
  return (
    <BottomSheet
      open
      onOpenChange={onClose}
      title={name}
      footer={
        <ButtonLink
          href={paths.search({ tag: 'jackpot', order: 'jackpot' })}
          width="full"
          size="lg"
          tone="strong"
        >
          {t('jackpot.games')}
        </ButtonLink>
      }
    >
      <Stack gap="sm">
        <Paragraph>{t('jackpot.grows', { count: games, number: figure(games) })}</Paragraph>
        <Paragraph>{t('jackpot.won')}</Paragraph>
        <Paragraph>{provider === null ? t('jackpot.ours') : t('jackpot.theirs', { provider })}</Paragraph>
      </Stack>
    </BottomSheet>
  );
}
