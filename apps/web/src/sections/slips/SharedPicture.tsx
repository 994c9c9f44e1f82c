import { Button, Heading, Notice, Stack } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPicture, pictureFile } from '../../features/slips/picture.ts';
import { qrOf } from '../../features/slips/qrOf.ts';
import { download, shareData } from '../../platform/page/device.ts';
import { useCouponLink } from './useCouponLink.ts';
import { usePictureSlip, type SharedCoupon } from './usePictureSlip.ts';

export interface SharedPictureProps {
  readonly coupon: SharedCoupon;
  readonly code: string | undefined;
}

/** Without the QR code, the image still has the text code. */
const qrCode = (link: string) => qrOf(link).catch(() => undefined);

/** Share image of the coupon in the brand's style; shared natively where possible, otherwise saved. */
export function SharedPicture({ coupon, code }: SharedPictureProps) {
  const { t } = useTranslation('slips');
  const slipOf = usePictureSlip();
  const linkOf = useCouponLink();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File>();
  const [isFailed, setIsFailed] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    let isGone = false;
    async function draw() {
      try {
        const shared = code === undefined ? undefined : { code, qr: await qrCode(linkOf(code)) };
        if (isGone || !canvas.current) return;
        await drawPicture(canvas.current, slipOf(coupon, shared));
        const made = await pictureFile(canvas.current, `coupon${code === undefined ? '' : `-${code}`}.png`);
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
