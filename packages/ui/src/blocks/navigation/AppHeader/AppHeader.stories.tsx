import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Inline } from '../../../primitives/Stack/Stack.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import { BalancePill } from '../../account/BalancePill/BalancePill.tsx';
import { AppHeader } from './AppHeader.tsx';

const names = ['Sports', 'Live', 'Casino', 'Games', 'Promotions', 'Results'];

const meta = {
  title: 'Blocks/Navigation/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Heading level={2}>Partner</Heading>,
    tabsLabel: 'Sections',
    tabs: names.map((label) => ({ id: label, label, href: `#${label}`, selected: label === 'Live' })),
    search: <IconButton label="Search" icon="search" tone="header" />,
    clock: '21:07 · in session 0:34',
    account: <BalancePill amount="€ 248.50" href="#deposit" label="Balance € 248.50, put money in" />,
  },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};

export const Visitor: Story = {
  args: {
    clock: '21:07',
    account: (
      <Inline>
        <ButtonLink href="#sign-in" tone="header" emphasis="plain">
          Sign in
        </ButtonLink>
        <ButtonLink href="#registration" tone="header">
          Register
        </ButtonLink>
      </Inline>
    ),
  },
};

export const Stress: Story = {
  args: {
    tabs: [...names, 'Virtual sports', 'Statistics and results'].map((label) => ({
      id: label,
      label,
      href: `#${label}`,
      selected: label === 'Sports',
    })),
    account: (
      <BalancePill
        amount="VES 12,482,500,248.50"
        href="#deposit"
        label="Balance VES 12,482,500,248.50, put money in"
      />
    ),
  },
};
