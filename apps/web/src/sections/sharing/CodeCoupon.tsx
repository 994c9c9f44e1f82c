import { Button, Card, CouponLeg, Heading, Notice, Stack } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../features/coupon/coupon.store.ts';
import { unplacedCount, replaceCoupon } from '../../features/coupon/coupon.actions.ts';
import { openTab } from '../../features/coupon/tabs.actions.ts';
import type { LoadedCoupon } from '../../features/sharing/codes.api.ts';
import { oddsText } from '../../features/odds/prices/oddsText.ts';
import { settings } from '../../features/settings/settings.store.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { contentOfCode } from '../../widgets/coupon/couponContent.ts';
import { useLegTexts } from '../../widgets/coupon/useLegTexts.ts';

export interface CodeCouponProps {
  readonly code: string;
  readonly slip: LoadedCoupon;
  /** Called when it is in the coupon. */
  readonly onDone: () => void;
  /** Called to enter another code. */
  readonly onOther: () => void;
}

/** Coupon of a code: loaded at once into an empty coupon, otherwise shown first with what it would replace. */
export function CodeCoupon({ code, slip, onDone, onOther }: CodeCouponProps) {
  const { t } = useTranslation('slips');
  const [refused, setRefused] = useState<'busy' | 'full'>();
  const held = unplacedCount(useSnapshot(coupon));
  const isAllGone = slip.bets.every(({ isBlocked }) => isBlocked);
  const put = (into: typeof replaceCoupon | typeof openTab) => {
    const done = into(contentOfCode(slip, serverNow()));
    if (done === 'done') onDone();
    else setRefused(done);
  };
  const goesAtOnce = held === 0 && !isAllGone && refused === undefined;
  const isPut = useRef(false);
  useEffect(() => {
    if (!goesAtOnce || isPut.current) return;
    isPut.current = true;
    put(replaceCoupon);
  });
  if (goesAtOnce) return null;
  return (
    <Stack gap="lg">
      <Heading level={3}>{t('load.holds', { count: slip.bets.length, code })}</Heading>
      <SlipLegs slip={slip} />
      {isAllGone ? (
        <Notice tone="warning" announced action={<Button onClick={onOther}>{t('load.other')}</Button>}>
          {t('load.allGone')}
        </Notice>
      ) : (
        <Stack gap="sm">
          <Notice tone={refused ? 'warning' : 'info'} announced>
            {t(refused ? `load.${refused}` : 'load.replaces', { count: held })}
          </Notice>
          <Button tone="strong" size="lg" width="full" onClick={() => put(replaceCoupon)}>
            {t('load.replace')}
          </Button>
          <Button size="lg" width="full" onClick={() => put(openTab)}>
            {t('load.beside')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

function SlipLegs({ slip }: { readonly slip: LoadedCoupon }) {
  const { t } = useTranslation('slips');
  const { coefViewId } = useSnapshot(settings);
  const textsOf = useLegTexts();
  return (
    <Card pad="none">
      <ul>
        {slip.bets.map((bet) => (
          <CouponLeg
            key={bet.selectionId}
            {...textsOf(bet)}
            price={oddsText(bet.coef, coefViewId)}
            state={bet.isBlocked ? 'locked' : 'open'}
            reason={bet.isBlocked ? t('load.gone') : undefined}
          />
        ))}
      </ul>
    </Card>
  );
}
