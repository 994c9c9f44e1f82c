import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../../primitives/Link/Link.tsx';
import { NotificationStack } from './NotificationStack.tsx';

const meta = {
  title: 'Blocks/Notifications/NotificationStack',
  component: NotificationStack,
  parameters: { layout: 'fullscreen' },
  args: {
    notifications: [
      {
        id: '1',
        kind: 'success',
        title: 'Bet placed',
        detail: 'Express · € 10.00 · returns € 108.82',
        action: <Link href="#bet">View in history</Link>,
      },
    ],
    onDismiss: fn(),
  },
} satisfies Meta<typeof NotificationStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const Kinds: Story = {
  args: {
    notifications: [
      { id: '1', kind: 'info', title: 'You have been playing for an hour' },
      { id: '2', kind: 'success', title: 'Settings saved' },
      { id: '3', kind: 'warning', title: 'A price moved', detail: 'Look at the coupon before you bet.' },
      {
        id: '4',
        kind: 'error',
        title: 'The bet was not placed',
        detail: 'The market is suspended. Try again when it is back.',
      },
      { id: '5', kind: 'permanentError', title: 'Your session has ended', detail: 'Sign in again to go on.' },
    ],
  },
};

export const Empty: Story = { args: { notifications: [] } };

export const Stress: Story = {
  args: {
    notifications: [
      {
        id: '1',
        kind: 'permanentError',
        title:
          'Ihr Wettkonto wurde wegen einer laufenden Überprüfung der Kontoinhaberschaftsnachweise vorübergehend gesperrt',
        detail:
          'Laden Sie die Unterlagen hoch, die wir per E-Mail angefordert haben. Offene Wetten werden weiter abgerechnet.',
      },
    ],
  },
};
