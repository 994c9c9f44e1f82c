import type { ReactNode } from 'react';
import { UiProvider, type TextDirection, type UiMessages } from '../theme/UiProvider.tsx';

/** Words for tests, plain enough to be found by. */
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
  /** Direction of the text. @default 'ltr' */
  direction?: TextDirection | undefined;
}

/** What a part of the kit needs around it in a test: English words and a plain link. */
export function UiTestProvider({ children, direction = 'ltr' }: UiTestProviderProps) {
  return (
    <UiProvider direction={direction} locale={direction === 'rtl' ? 'ar' : 'en'} messages={testMessages}>
      {children}
    </UiProvider>
  );
}
