import { Button, Heading, Notice, Stack } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawShareImage, shareImageFile } from '../../features/sharing/shareImage/drawShareImage.ts';
import { download, shareData } from '../../platform/page/device.ts';
import { useCouponLink } from './useCouponLink.ts';
import { useShareImageContent, type SharedCoupon } from './useShareImageContent.ts';

export interface ShareImageProps {
  readonly coupon: SharedCoupon;
  readonly code: string | undefined;
}

/** Without the QR code, the image still has the text code. */
const qrOf = (link: string) =>
  import('../../platform/qr/qrSquares.ts').then(
    ({ qrSquares }) => qrSquares(link),
    () => undefined,
  );

/** Share image of the coupon in the brand's style; shared natively where possible, otherwise saved. */
export function ShareImage({ coupon, code }: ShareImageProps) {
  const { t } = useTranslation('slips');
  const slipOf = useShareImageContent();
  const linkOf = useCouponLink();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File>();
  const [isFailed, setIsFailed] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    let isGone = false;
    async function draw() {
      try {
        const shared = code === undefined ? undefined : { code, qr: await qrOf(linkOf(code)) };
        if (isGone || !canvas.current) return;
        await drawShareImage(canvas.current, slipOf(coupon, shared));
        const made = await shareImageFile(
          canvas.current,
          `coupon${code === undefined ? '' : `-${code}`}.png`,
        );
        if (!isGone) setFile(made);
      } catch {
        if (!isGone) setIsFailed(true);
      }
    }
    setIsFailed(false);
    void draw();
    return () => {
      isGone = true;
    };
  }, [slipOf, linkOf, coupon, code]);
  const data = file && { files: [file] };
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('share.picture')}</Heading>
      <canvas ref={canvas} role="img" aria-label={t('share.picture')} />
      {isFailed && (
        <Notice tone="danger" announced>
          {t('share.pictureFailed')}
        </Notice>
      )}
      {file && data && shareData.isPossible(data) && (
        <Button icon="share" width="full" onClick={() => void shareData.send(data)}>
          {t('share.sendPicture')}
        </Button>
      )}
      {file && (
        <Button
          icon={isSaved ? 'check' : 'download'}
          width="full"
          onClick={() => {
            download(file);
            setIsSaved(true);
          }}
        >
          {t(isSaved ? 'share.downloaded' : 'share.download')}
        </Button>
      )}
    </Stack>
  );
}
