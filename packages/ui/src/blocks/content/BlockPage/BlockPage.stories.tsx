import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { BlockPage } from './BlockPage.tsx';
import { docs } from './BlockPage.docs.ts';

const retry = fn();
const support = (
  <>
    Questions? <Link href="mailto:help@harbour.example">help@harbour.example</Link>
  </>
);

const meta = {
  title: 'Blocks/Content/BlockPage',
  component: BlockPage,
  parameters: { componentDocs: docs },
  args: { reason: 'blocked', title: '', detail: '' },
} satisfies Meta<typeof BlockPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {
  args: {
    reason: 'maintenance',
    title: 'We are working on the site',
    detail: 'Open bets stay as they are and are settled afterwards. Your money is safe.',
    details: [
      { label: 'Started', value: 'Sunday, 22 November, 03:00' },
      { label: 'Back by', value: 'Sunday, 22 November, 05:30' },
    ],
    progress: { label: 'About 40 minutes left', value: 72 },
    actions: (
      <Button tone="strong" icon="refresh" onClick={retry}>
        Try again
      </Button>
    ),
    support,
  },
  play: async ({ canvasElement }) => {
    retry.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Try again' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledTimes(2);
    button.blur();
  },
};

export const Updates: Story = {
  args: {
    reason: 'updates',
    title: 'A new version is being put in place',
    detail: 'Betting opens again in a few minutes.',
    details: [
      { label: 'From', value: '03:00' },
      { label: 'Until', value: '03:20' },
    ],
  },
};

export const Suspended: Story = {
  args: {
    reason: 'suspended',
    title: 'Betting is paused by the regulator',
    detail: 'New bets are not possible. You can still sign in, withdraw and see your history.',
    actions: (
      <ButtonLink href="#withdraw" tone="strong">
        Withdraw
      </ButtonLink>
    ),
    support,
  },
};

export const Blocked: Story = {
  args: {
    title: 'This site can’t be used from here',
    detail: 'Your network hides where you are. Turn off the proxy or the VPN and try again.',
    details: [{ label: 'Your address', value: '203.0.113.24' }],
    actions: (
      <Button tone="strong" icon="refresh">
        Try again
      </Button>
    ),
    support,
  },
};

/** Some countries require their own text and action. */
export const Country: Story = {
  args: {
    reason: 'country',
    title: 'We have no licence in Ireland yet',
    detail: 'Players from there can’t bet here. Money that you still have with us is paid out on request.',
    details: [{ label: 'Your country', value: 'Ireland' }],
    actions: (
      <ButtonLink href="#payout" tone="strong">
        Ask for a payout
      </ButtonLink>
    ),
    support,
  },
};

export const ComingSoon: Story = {
  args: {
    reason: 'soon',
    title: 'We open here on 1 December',
    detail: 'The licence is granted, the last checks are under way.',
    details: [{ label: 'Opens', value: 'Tuesday, 1 December, 12:00' }],
  },
};

export const Stress: Story = {
  args: {
    reason: 'country',
    title: 'Wettvermittlungsangebote sind in Ihrem Aufenthaltsbundesland derzeit nicht verfügbar',
    detail: 'Glücksspielaufsichtsbehördenentscheidung. '.repeat(8),
    details: [
      { label: 'Glücksspielaufsichtsbehörde', value: 'Donaudampfschifffahrtsgesellschaftskapitänsbehörde' },
    ],
    actions: <Button>Auszahlungsmöglichkeiten für gesperrte Spielerkonten anzeigen</Button>,
  },
};
