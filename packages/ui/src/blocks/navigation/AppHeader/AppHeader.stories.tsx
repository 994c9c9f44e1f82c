import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { BalanceMask } from '../../account/BalancePill/BalanceMask.tsx';
import { BalancePill } from '../../account/BalancePill/BalancePill.tsx';
import { HeaderLink } from '../HeaderLink/HeaderLink.tsx';
import { AppHeader, type HeaderTab } from './AppHeader.tsx';
import { docs } from './AppHeader.docs.ts';

const names = ['Sports', 'Live', 'Casino', 'Games', 'Promotions', 'Results'];
const sections = (labels: readonly string[], current: string) =>
  labels.map((label) => ({ id: label, label, href: `#${label}`, selected: label === current }));

const sports: readonly HeaderTab[] = [
  { id: 'top', label: 'Top', icon: 'flame', href: '#top', selected: true },
  { id: 'football', label: 'Football', icon: 'football', count: '212', href: '#football' },
  { id: 'tennis', label: 'Tennis', icon: 'tennis', count: '64', href: '#tennis' },
  { id: 'basketball', label: 'Basketball', icon: 'basketball', count: '41', href: '#basketball' },
  { id: 'cricket', label: 'Cricket', icon: 'cricket', count: '12', href: '#cricket' },
];

const Mark = ({ children }: { children: string }) => (
  <Link href="#home" tone="inherit">
    <Text size="section">{children}</Text>
  </Link>
);

const Guest = ({ signIn, register }: { signIn: string; register: string }) => (
  <>
    <ButtonLink href="#sign-in" tone="header" emphasis="plain" size="sm">
      {signIn}
    </ButtonLink>
    <ButtonLink href="#registration" tone="header" size="sm">
      {register}
    </ButtonLink>
  </>
);

const meta = {
  title: 'Blocks/Navigation/AppHeader',
  component: AppHeader,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    logo: <Mark>Partner</Mark>,
    tabsLabel: 'Sections',
    tabs: sections(names, 'Live'),
    search: <IconButton label="Search" icon="search" tone="header" />,
    clock: '21:07 · in session 0:34',
    tools: <HeaderLink href="#messages" icon="mail" count="3" label="Messages, 3 new" />,
    account: (
      <>
        <BalancePill amount="€ 248.50" href="#deposit" label="Balance € 248.50, put money in" />
        <IconButton label="Account" icon="user" tone="header" />
      </>
    ),
  },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard order: logo, sections, tools, as they are read. */
export const SignedIn: Story = {
  play: async ({ canvasElement }) => {
    const head = within(canvasElement);
    await userEvent.tab();
    await expect(head.getByRole('link', { name: 'Partner' })).toHaveFocus();
    await userEvent.tab();
    await expect(head.getByRole('link', { name: 'Sports' })).toHaveFocus();
    head.getByRole('link', { name: 'Sports' }).blur();
  },
};

/** Tabs on phones: sports with their numbers of matches. */
export const Sports: Story = {
  args: { tabsLabel: 'Sports', tabs: sports },
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole('navigation', { name: 'Sports' });
    await expect(within(navigation).getByRole('link', { name: 'Top' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(within(navigation).getByRole('link', { name: 'Football 212' })).toBeVisible();
  },
};

/** The row of tabs keeps its height while the sports load. */
export const SportsLoading: Story = { args: { tabsLabel: 'Sports', tabs: [] } };

/** Names of sports aren't truncated. The last sport is current and scrolled into view. */
export const SportsStress: Story = {
  args: {
    tabsLabel: 'Sports',
    tabs: [
      ...sports.map((sport) => ({ ...sport, selected: false })),
      {
        id: 'volleyball',
        label: 'Indoor mixed doubles beach volleyball',
        icon: 'volleyball',
        count: '12,480',
        href: '#volleyball',
        selected: true,
      },
    ],
  },
};

/** Single row: sections, clock, messages, balance. */
export const Desktop: Story = { tags: ['desktop'] };

const look = fn();

/** A hidden balance is revealed by a press. */
export const HiddenBalance: Story = {
  args: {
    account: (
      <>
        <BalanceMask label="Show the balance" onShow={look} />
        <IconButton label="Account" icon="user" tone="header" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show the balance' }));
    await expect(look).toHaveBeenCalledOnce();
  },
};

export const Visitor: Story = {
  args: {
    clock: '21:07',
    tools: undefined,
    search: undefined,
    account: <Guest signIn="Sign in" register="Register" />,
  },
};

/** Labels aren't truncated; a long brand name gets an ellipsis. The current section is scrolled into view. */
export const LongLabels: Story = {
  args: {
    logo: <Mark>Nordseehafenwettgesellschaft</Mark>,
    tabs: sections(
      ['Спорт', 'Ставки в игре', 'Казино', 'Быстрые игры', 'Промоакции', 'Результаты'],
      'Промоакции',
    ),
    search: undefined,
    tools: undefined,
    clock: '21:07',
    account: <Guest signIn="Войти" register="Регистрация" />,
  },
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole('navigation');
    const current = within(canvasElement).getByRole('link', { name: 'Промоакции' });
    // The current section is scrolled into view after the header is rendered.
    await waitFor(() => {
      const row = navigation.getBoundingClientRect();
      const tab = current.getBoundingClientRect();
      expect(Math.floor(row.x)).toBeLessThanOrEqual(Math.ceil(tab.x));
      expect(Math.floor(tab.right)).toBeLessThanOrEqual(Math.ceil(row.right));
    });
  },
};

export const Stress: Story = {
  args: {
    logo: <Mark>Llanfairpwllgwyngyll Sports and Leisure</Mark>,
    tabs: sections([...names, 'Virtual sports', 'Statistics and results'], 'Sports'),
    account: (
      <>
        <BalancePill
          amount="VES 12,482,500,248.50"
          href="#deposit"
          label="Balance VES 12,482,500,248.50, put money in"
        />
        <IconButton label="Account" icon="user" tone="header" />
      </>
    ),
  },
};

/** Largest amount and longest sections in one row. */
export const StressDesktop: Story = { args: { ...Stress.args }, tags: ['desktop'] };
