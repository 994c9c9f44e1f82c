import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BottomNav } from '../../blocks/navigation/BottomNav/BottomNav.tsx';
import { CouponBar } from '../../blocks/coupon/CouponBar/CouponBar.tsx';
import { NotificationStack } from '../../blocks/notifications/NotificationStack/NotificationStack.tsx';
import { Paragraph } from '../../primitives/Text/Text.tsx';
import { MainLayout } from './MainLayout.tsx';

const meta = {
  title: 'Layouts/Pages/Notifications',
  component: NotificationStack,
  parameters: { layout: 'fullscreen' },
  args: {
    clear: 'coupon',
    notifications: [
      { id: 'moved', kind: 'warning', title: 'A price moved', detail: 'Look at the coupon before you bet.' },
      { id: 'saved', kind: 'success', title: 'Settings saved' },
      {
        id: 'refused',
        kind: 'error',
        title: 'The bet was not placed',
        detail: 'The market is suspended. Try again when it is back.',
      },
      {
        id: 'ended',
        kind: 'permanentError',
        title: 'Your session has ended',
        detail: 'Sign in again to go on.',
      },
    ],
    onDismiss: fn(),
    moreLabel: (count) => `${count} more`,
  },
} satisfies Meta<typeof NotificationStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the top on phones, since the coupon's bar has a button that moves money; next to the coupon on desktops. */
export const Phone: Story = {
  render: (args) => (
    <MainLayout
      header={null}
      asideLabel="Coupon"
      aside={<Paragraph>Your coupon</Paragraph>}
      quickCoupon={
        <CouponBar
          count="2"
          title="Express · 6.072"
          detail="2 selections · returns € 60.72"
          amount="€ 60.72"
          openLabel="Open the coupon"
          betLabel="Bet € 10"
        />
      }
      bottomNavigation={
        <BottomNav
          label="Main menu"
          entries={[
            { id: 'home', label: 'Home', icon: 'home', href: '#home' },
            { id: 'live', label: 'Live', icon: 'live', href: '#live', selected: true },
            { id: 'coupon', label: 'Coupon', icon: 'coupon', href: '#coupon', badge: '2' },
            { id: 'casino', label: 'Casino', icon: 'casino', href: '#casino' },
            { id: 'menu', label: 'Menu', icon: 'menu', href: '#menu' },
          ]}
        />
      }
      notifications={<NotificationStack {...args} />}
    >
      <Paragraph>The page</Paragraph>
    </MainLayout>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const stack = (await page.findByRole('region', { name: 'Notifications' })).querySelector('ol');
    for (const name of ['Bet € 10', 'Open the coupon']) {
      for (const bar of page.queryAllByRole('button', { name })) {
        const low = stack?.getBoundingClientRect().bottom ?? 0;
        const top = bar.getBoundingClientRect().top;
        if (bar.checkVisibility()) await expect(low <= top).toBe(true);
      }
    }
  },
};

export const Desktop: Story = { ...Phone, tags: ['desktop'] };
