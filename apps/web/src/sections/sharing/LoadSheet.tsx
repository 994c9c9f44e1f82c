import { BottomSheet, CouponCodeLoad } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../features/coupon/coupon.store.ts';
import { typeLoadCode } from '../../features/coupon/stake.actions.ts';
import { codeIn, couponOfCodeQuery } from '../../features/sharing/codes.api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { CodeCoupon } from './CodeCoupon.tsx';

/** Sheet for a coupon's code, typed or in the address; loads the coupon in place of the player's own. */
export default function LoadSheet() {
  const { t } = useTranslation('slips');
  const { about = '', close } = useSheets();
  const errorMessage = useErrorMessage();
  const { loadCouponInputValue: typed } = useSnapshot(coupon, { sync: true });
  useEffect(() => typeLoadCode(about), [about]);
  const [asked, setAsked] = useState(about);
  const code = codeIn(asked);
  const { data: slip, error, isFetching, refetch } = useQuery(couponOfCodeQuery(code));
  const problem = () => {
    if (asked === '') return undefined;
    if (code === undefined) return t('load.notCode');
    if (error === null || isFetching) return undefined;
    return error instanceof ApiError && error.status === 404 ? t('load.notFound') : errorMessage(error);
  };
  const load = (text: string) => {
    if (codeIn(text) !== undefined && codeIn(text) === code) void refetch();
    setAsked(text);
  };
  return (
    <BottomSheet open onOpenChange={close} title={t('load.title')} initialFocus="field">
      {slip && code !== undefined ? (
        <CodeCoupon code={code} slip={slip} onDone={close} onOther={() => setAsked('')} />
      ) : (
        <CouponCodeLoad
          labels={{ label: t('load.label'), hint: t('load.hint'), load: t('load.load') }}
          value={typed}
          error={problem()}
          busy={isFetching}
          onValueChange={(text) => {
            typeLoadCode(text);
            setAsked('');
          }}
          onLoad={load}
        />
      )}
    </BottomSheet>
  );
}
