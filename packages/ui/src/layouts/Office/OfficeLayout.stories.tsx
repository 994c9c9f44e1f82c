import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SideMenu } from '../../blocks/navigation/SideMenu/SideMenu.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { Input } from '../../primitives/Input/Input.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Paragraph } from '../../primitives/Text/Text.tsx';
import { bottomNavigation, footer, header } from '../fixtures.tsx';
import { MainLayout } from '../Main/MainLayout.tsx';
import { OfficeLayout, OfficeSkeleton } from './OfficeLayout.tsx';
import { docs } from './OfficeLayout.docs.ts';

const menu = (
  <SideMenu
    label="Account"
    groups={[
      {
        id: 'money',
        title: 'Money',
        entries: [
          { id: 'deposit', label: 'Deposit', icon: 'plus', href: '#deposit' },
          { id: 'payments', label: 'Payments', icon: 'swap', href: '#payments', badge: '1' },
        ],
      },
      {
        id: 'account',
        title: 'Account',
        entries: [
          { id: 'profile', label: 'Personal data', icon: 'user', href: '#profile', selected: true },
          { id: 'security', label: 'Security', icon: 'shield', href: '#security' },
          { id: 'messages', label: 'Messages', icon: 'mail', href: '#messages', badge: '3' },
        ],
      },
    ]}
  />
);

const meta = {
  title: 'Layouts/Office',
  component: OfficeLayout,
  args: {
    menu,
    view: 'page',
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
      header={header('Sports')}
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

/** On phones a page with a link back to the menu; on desktops next to the menu. */
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

/** On phones the menu is a separate page. */
export const Menu: Story = { args: { view: 'menu' } };

export const Desktop: Story = { tags: ['desktop'] };

export const Loading: Story = {
  render: ({ view }) => (
    <MainLayout header={header('Sports')} asideLabel="Coupon" bottomNavigation={bottomNavigation('menu')}>
      <OfficeSkeleton label="Loading" view={view} />
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
