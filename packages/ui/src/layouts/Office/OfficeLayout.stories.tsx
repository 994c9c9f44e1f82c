import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AccountMenu } from '../../blocks/navigation/AccountMenu/AccountMenu.tsx';
import { SideMenuSkeleton } from '../../blocks/navigation/SideMenu/SideMenu.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { Input } from '../../primitives/Input/Input.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Paragraph } from '../../primitives/Text/Text.tsx';
import { bottomNavigation, footer, header } from '../fixtures.tsx';
import { MainLayout } from '../Main/MainLayout.tsx';
import { OfficeColumns } from './OfficeColumns.tsx';
import { OfficeGrid } from './OfficeGrid.tsx';
import { OfficeLayout, OfficeSkeleton } from './OfficeLayout.tsx';
import { docs } from './OfficeLayout.docs.ts';

const menu = (
  <AccountMenu
    label="Account"
    player={{ name: 'Mara Lindqvist', number: 'Player 20 418 733' }}
    groups={[
      {
        id: 'first',
        entries: [
          { section: 'overview', label: 'Overview', href: '#overview' },
          { section: 'bet_history', label: 'My bets', href: '#bets', badge: '4', badgeLabel: '4 open' },
        ],
      },
      {
        id: 'money',
        title: 'Money',
        entries: [
          { section: 'recharge', label: 'Deposit', href: '#deposit' },
          { section: 'history_pay', label: 'Payments', href: '#payments', badge: '1' },
        ],
      },
      {
        id: 'account',
        title: 'You',
        entries: [
          { section: 'personal_data', label: 'Personal data', href: '#profile', selected: true },
          { section: 'security', label: 'Security', href: '#security' },
        ],
      },
    ]}
    signOutLabel="Sign out"
    onSignOut={fn()}
  />
);

const meta = {
  title: 'Layouts/Office',
  component: OfficeLayout,
  args: {
    title: 'Personal data',
    back: { label: 'Account', href: '#menu' },
    children: (
      <Card>
        <Stack gap="lg">
          <Field label="Name">
            <Input defaultValue="Mara Lindqvist" />
          </Field>
          <Field label="Phone">
            <Input type="tel" defaultValue="+46 70 555 01 24" />
          </Field>
          <Button tone="strong">Save</Button>
        </Stack>
      </Card>
    ),
  },
  render: (args) => (
    <MainLayout
      header={header('')}
      side={menu}
      sideKind="account"
      asideLabel="Coupon"
      bottomNavigation={bottomNavigation('menu')}
      footer={footer}
    >
      <OfficeLayout {...args} />
    </MainLayout>
  ),
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof OfficeLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On phones a page with a link back to the account; on desktops next to the account's menu. */
export const Page: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const back = page.queryByRole('link', { name: 'Account' });
    const beside = page.queryByRole('link', { name: 'Security' });
    await expect(back === null).toBe(beside !== null);
    await userEvent.tab();
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Personal data');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Desktop: Story = { tags: ['desktop'] };

/** Home of the account: cards in one column on phones and in two on desktops. */
export const Home: Story = {
  args: {
    title: 'Your account',
    back: undefined,
    wide: true,
    children: (
      <OfficeGrid>
        {['Protection', 'Balance', 'Open bets', 'Limits in use'].map((name) => (
          <Card key={name}>
            <Paragraph>{name}</Paragraph>
          </Card>
        ))}
      </OfficeGrid>
    ),
  },
};

export const HomeDesktop: Story = { ...Home, tags: ['desktop'] };

/** Two columns of different lengths; on phones the side is below. */
export const Columns: Story = {
  args: {
    title: 'Limits and breaks',
    wide: true,
    children: (
      <OfficeColumns
        side={
          <Card>
            <Paragraph>Take a break</Paragraph>
          </Card>
        }
      >
        {['Deposits, 7 days', 'Losses, 30 days'].map((name) => (
          <Card key={name}>
            <Paragraph>{name}</Paragraph>
          </Card>
        ))}
      </OfficeColumns>
    ),
  },
};

export const ColumnsDesktop: Story = { ...Columns, tags: ['desktop'] };

export const Loading: Story = {
  render: () => (
    <MainLayout
      header={header('')}
      side={<SideMenuSkeleton rows={10} />}
      sideKind="account"
      asideLabel="Coupon"
      bottomNavigation={bottomNavigation('menu')}
    >
      <OfficeSkeleton />
    </MainLayout>
  ),
};

export const LoadingDesktop: Story = { ...Loading, tags: ['desktop'] };

export const Stress: Story = {
  args: {
    title: 'Identitätsüberprüfungsunterlagen und Kontoeröffnungsvoraussetzungen',
    actions: <Button size="sm">Hilfe</Button>,
    children: (
      <Card>
        <Paragraph>{'Verantwortungsbewusstseinsförderungsmaßnahme '.repeat(20)}</Paragraph>
      </Card>
    ),
  },
};
