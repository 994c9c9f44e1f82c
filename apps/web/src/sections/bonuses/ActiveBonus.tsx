import type { Bonus } from '@touchline/contract';
import {
  Button,
  ButtonLink,
  Heading,
  Inline,
  Notice,
  Paragraph,
  Stack,
  WageringCard,
  type WageringFacts,
} from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sumOf } from '../../features/account/amounts.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useFindText } from '../../platform/i18n/useFindText.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import type { BonusActions } from './useBonusActions.ts';
import { useBonusTexts } from '../../widgets/bonuses/useBonusTexts.ts';

/** An active bonus with its wagering in plain numbers, and the question whether to give it up. */
export function ActiveBonus({
  bonus,
  actions,
}: {
  readonly bonus: Bonus;
  readonly actions: Pick<BonusActions, 'busy' | 'refuse'>;
}) {
  const { t } = useTranslation('bonuses');
  const texts = useBonusTexts();
  const format = useFormat();
  const facts = useFacts(bonus);
  const paths = usePaths();
  const { iso, balance = '0', held = '0', own, wagering, terms, openBets = 0, isClosing } = bonus;
  const money = (amount: string) => format.money(amount, iso);
  return (
    <WageringCard
      title={texts.kind(bonus)}
      ends={t('ends', { day: format.day(bonus.expiresAt), time: format.time(bonus.expiresAt) })}
      amount={money(sumOf([balance, held], iso))}
      note={own === undefined ? undefined : t('apart', { amount: money(own) })}
      progress={
        wagering && {
          percent: wagering.percent,
          share: t('share', { percent: wagering.percent }),
          done: t('wageredDone', { amount: money(wagering.done) }),
          left: t('wageringLeft', { amount: money(wagering.left) }),
          all: t('wageringAll', { amount: money(wagering.required), how: howOf(bonus, money) }),
        }
      }
      facts={facts}
      cost={
        wagering && terms.wagering
          ? t(terms.product === 'betting' ? 'cost' : 'costOfGames', {
              percent: terms.wagering.assumedReturn,
              left: money(wagering.left),
              cost: money(wagering.cost),
            })
          : undefined
      }
      notice={
        isClosing ? (
          <Notice tone="warning">{t('closing')}</Notice>
        ) : (
          openBets > 0 && <Notice tone="info">{t('openBets', { count: openBets })}</Notice>
        )
      }
      actions={
        <>
          {!isClosing && terms.product === 'betting' && (
            <ButtonLink href={paths.section('line')} tone="strong" width="full">
              {t('toBets')}
            </ButtonLink>
          )}
          <GiveUp bonus={bonus} actions={actions} />
        </>
      }
    />
  );
}

function howOf({ terms, money, deposit, iso }: Bonus, format: (amount: string) => string): string {
  const times = terms.wagering?.times ?? '';
  const bonus = money === undefined ? '' : format(money);
  const isBoth = terms.wagering?.base === 'depositAndBonus' && deposit !== undefined && iso !== '';
  return isBoth ? `${times} × (${format(deposit)} + ${bonus})` : `${times} × ${bonus}`;
}

/** Returns what a stake of one unit counts, and the bounds of a bonus. */
function useFacts({ terms, iso, expiresAt }: Bonus): WageringFacts[] {
  const { t } = useTranslation('bonuses');
  const texts = useBonusTexts();
  const findText = useFindText();
  const format = useFormat();
  const { wagering, maxBet, maxConvert } = terms;
  const of = (percent: number) => format.money((percent / 100).toFixed(2), iso);
  const sport = wagering?.sport;
  const games = Object.entries(wagering?.games ?? {}).filter(([, percent]) => percent > 0);
  const counts = [
    ...(sport?.types ?? []).map((type) => ({
      label:
        type === 'express' && sport
          ? t('countsLegs', { count: sport.minLegs, odds: format.odds(sport.minOdds) })
          : t('countsFrom', { type: t(`types.${type}`), odds: format.odds(sport?.minOdds ?? '1') }),
      value: of(100),
    })),
    ...(sport ? [{ label: t('countsElse'), value: of(0) }] : []),
    ...games.map(([kind, percent]) => ({
      label: findText('bonuses', `game.${kind}`) ?? kind,
      value: of(percent),
    })),
  ];
  const bounds = [
    {
      label: t('bounds.maxBet'),
      value: maxBet === undefined ? t('bounds.none') : format.money(maxBet, iso),
    },
    {
      label: t('bounds.maxConvert'),
      value: maxConvert === undefined ? t('bounds.all') : format.roundMoney(maxConvert, iso),
    },
    { label: t('bounds.left'), value: texts.left(expiresAt) },
  ];
  return [
    ...(counts.length > 0
      ? [{ title: t('countsTitle', { stake: format.roundMoney('1', iso) }), details: counts }]
      : []),
    { title: t('bounds.title'), details: bounds },
  ];
}

/** Question whether to give a bonus up; opens in its card and names what goes and what stays. */
function GiveUp({
  bonus,
  actions,
}: {
  readonly bonus: Bonus;
  readonly actions: Pick<BonusActions, 'busy' | 'refuse'>;
}) {
  const { t } = useTranslation('bonuses');
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const { iso, balance = '0.00', own, idBonus } = bonus;
  if (!isAsked) {
    return (
      <Button emphasis="plain" onClick={() => setAsked(true)}>
        {t('giveUp.ask')}
      </Button>
    );
  }
  const lost = format.money(balance, iso);
  return (
    <Stack gap="sm">
      <Heading level={4}>{t('giveUp.title')}</Heading>
      <Paragraph tone="muted">
        {own === undefined
          ? t('giveUp.text', { lost })
          : t('giveUp.textOwn', { lost, own: format.money(own, iso) })}
      </Paragraph>
      <Inline gap="sm">
        <Button width="full" onClick={() => setAsked(false)}>
          {t('giveUp.keep')}
        </Button>
        <Button
          width="full"
          emphasis="outline"
          tone="danger"
          busy={actions.busy === idBonus}
          onClick={() => void actions.refuse(bonus, balance)}
        >
          {t('giveUp.confirm', { lost })}
        </Button>
      </Inline>
    </Stack>
  );
}
