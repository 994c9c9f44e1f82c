import { useTranslation } from 'react-i18next';
import { deviceOf } from '@touchline/contract/device';

/** Returns a function that names a device by its user agent: “Windows, Firefox”. */
export function useDeviceName(): (userAgent: string | undefined) => string {
  const { t } = useTranslation('security');
  return (userAgent) => {
    const { kind, system, browser } = deviceOf(userAgent);
    const device = system ?? t(`device.${kind}`);
    if (browser !== undefined) return t('device.named', { device, browser });
    return userAgent === undefined ? t('sessions.unknown') : device;
  };
}
