import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { ListCard } from '../ListCard/ListCard.tsx';
import { AccountRow } from './AccountRow.tsx';
import { docs } from './AccountRow.docs.ts';

const meta = {
  title: 'Blocks/Account/AccountRow',
  component: AccountRow,
  parameters: { componentDocs: docs },
  args: { title: 'Two-step sign-in', detail: 'A code from an app', icon: 'shield-check', onOpen: fn() },
  decorators: [
    (Story) => (
      <ListCard title="Rows" labels={{ empty: '' }}>
        <Story />
      </ListCard>
    ),
  ],
} satisfies Meta<typeof AccountRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link, a button, plain text, a row with a control and one with progress. */
export const Kinds: Story = {
  render: (args) => (
    <>
      <AccountRow title="Phone" detail="+44 ··· ··· 73" icon="phone" tone="success" href="#phone" />
      <AccountRow {...args} aside={<Badge>Off</Badge>} />
      <AccountRow title="Main wallet" icon="wallet" value="€ 248.50" strong />
      <AccountRow
        title="Card ···· 4482"
        icon="card"
        end={<IconButton icon="trash" tone="muted" label="Remove Card ···· 4482" />}
      />
      <AccountRow
        title="Bet your deposit once"
        detail="€ 36.00 of € 50.00"
        icon="lock"
        tone="warning"
        foot={<Progress label="Bet your deposit once" value={0.72} max={1} size="sm" />}
      />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await userEvent.tab();
    await expect(list.getByRole('link', { name: /Phone/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Stress: Story = {
  args: {
    title: 'Zweistufige Anmeldung mit einem Einmalkennwort aus einer Authentifizierungsanwendung',
    detail: 'https://www.llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.example.com/security',
    value: '€ 12,482,500,108.82',
    aside: <Badge tone="warning">Confirm</Badge>,
  },
};
