import type { ReactNode } from 'react';
import { MainLayout, type MainLayoutProps } from '../Main/MainLayout.tsx';
import * as css from './ThirdPartyLayout.css.ts';

export interface ThirdPartyLayoutProps extends Omit<
  MainLayoutProps,
  'fill' | 'flush' | 'phoneHeader' | 'aside' | 'asidePanel' | 'asideLabel'
> {
  /** Accessible name of the page's coupon. */
  asideLabel?: string | undefined;
  /** Providers, as a carousel. */
  brands?: ReactNode;
  /**
   * Whether a game is open. It takes the window; footer, brands, menus and bars are hidden, on phones the header too.
   * @default false
   */
  isGameOpen?: boolean | undefined;
}

/** Layout of casino and games. Renders `MainLayout`; with an open game only the game, below the header on desktops. */
export function ThirdPartyLayout({
  brands,
  isGameOpen = false,
  children,
  asideLabel = '',
  ...main
}: ThirdPartyLayoutProps) {
  if (isGameOpen) {
    return (
      <MainLayout
        header={main.header}
        ownPhoneHeader
        progress={main.progress}
        title={main.title}
        notices={main.notices}
        notifications={main.notifications}
        asideLabel={asideLabel}
        fill
      >
        <div className={css.game}>{children}</div>
      </MainLayout>
    );
  }
  return (
    <MainLayout
      {...main}
      asideLabel={asideLabel}
      notices={
        <>
          {main.notices}
          {brands && <div className={css.brands}>{brands}</div>}
        </>
      }
    >
      {children}
    </MainLayout>
  );
}
