import type { ReactNode } from 'react';
import { UiProvider, type TextDirection, type UiMessages } from '../theme/UiProvider.tsx';

/** Messages for tests, chosen so that they are easy to query. */
export const testMessages: UiMessages = {
  close: 'Close',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  loading: 'Loading',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  skipToContent: 'Skip to content',
  skipToCoupon: 'Skip to coupon',
};

export interface UiTestProviderProps {
  children: ReactNode;
  /**
   * Text direction.
   * @default 'ltr'
   */
  direction?: TextDirection | undefined;
}

/** Context that components of the kit need in tests: English messages and a plain link. */
export function UiTestProvider({ children, direction = 'ltr' }: UiTestProviderProps) {
  return (
    <UiProvider direction={direction} locale={direction === 'rtl' ? 'ar' : 'en'} messages={testMessages}>
      {children}
    </UiProvider>
  );
}
