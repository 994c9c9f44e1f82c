import { deviceOf } from '@touchline/contract/device';
import { t } from '../messages/messages.ts';

/** Names a device by its user agent: “Chrome on Android”. */
export function deviceText(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent ?? undefined);
  if (browser !== undefined && system !== undefined) return t('device.named', { browser, system });
  return browser ?? system ?? t('security.unknown');
}
