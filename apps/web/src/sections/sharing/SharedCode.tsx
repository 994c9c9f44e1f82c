import { Button, CouponCodeSaved, Notice, Skeleton, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/apiError.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { site } from '../../platform/site/site.ts';
import { copyText, shareData } from '../../platform/page/device.ts';
import { useCouponLink } from './useCouponLink.ts';

export interface SharedCodeProps {
  /** Undefined while it is loading. */
  readonly code: string | undefined;
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The coupon's code, to copy, and a link that opens the coupon. */
export function SharedCode({ code, error, retrying, onRetry }: SharedCodeProps) {
  const { t } = useTranslation(['slips', 'common']);
  const errorMessage = useErrorMessage();
  const linkOf = useCouponLink();
  const [copied, setCopied] = useState<'code' | 'link' | 'not'>();
  if (error !== null && !retrying) {
    // The server saves no finished selections.
    const isOld = error instanceof ApiError && error.status === 422;
    return isOld ? (
      <Notice>{t('share.old')}</Notice>
    ) : (
      <Notice tone="danger" announced action={<Button onClick={onRetry}>{t('common:actions.retry')}</Button>}>
        {t('share.failed', { why: errorMessage(error) })}
      </Notice>
    );
  }
  if (code === undefined) return <Skeleton shape="block" />;
  const link = linkOf(code);
  const copy = async (what: 'code' | 'link') => {
    setCopied((await copyText(what === 'code' ? code : link)) ? what : 'not');
  };
  const data = { title: t('share.text', { brand: site().wordmark }), url: link };
  return (
    <Stack gap="sm">
      <CouponCodeSaved
        labels={{
          label: t('share.code'),
          detail: t('share.detail'),
          copy: t('share.copy'),
          copied: t('share.copied'),
          share: t('share.send'),
        }}
        code={code}
        copied={copied === 'code'}
        onCopy={() => void copy('code')}
        onShare={shareData.isPossible(data) ? () => void shareData.send(data) : undefined}
      />
      <Button icon={copied === 'link' ? 'check' : 'copy'} width="full" onClick={() => void copy('link')}>
        {t(copied === 'link' ? 'share.linkCopied' : 'share.copyLink')}
      </Button>
      {copied === 'not' && (
        <Notice tone="warning" announced>
          {t('share.noClipboard')}
        </Notice>
      )}
    </Stack>
  );
}
