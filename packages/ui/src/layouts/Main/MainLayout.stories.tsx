import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Chip, ChipRow } from '../../primitives/Chip/Chip.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TabLinks } from '../../primitives/Tabs/TabLinks.tsx';
import { Heading, Text } from '../../primitives/Text/Text.tsx';
import { MainLayout } from './MainLayout.tsx';

const sections = ['Sports', 'Live', 'Casino', 'Games', 'Promotions', 'Results'];
const sports = ['Football', 'Tennis', 'Basketball', 'Cricket', 'Volleyball'];

const meta = {
  title: 'Layouts/Main',
  component: MainLayout,
  args: {
    brand: <Text size="section">Touchline</Text>,
    tools: (
      <>
        <IconButton icon="search" tone="header" label="Search" />
        <ButtonLink href="#sign-in" tone="header" size="sm">
          Sign in
        </ButtonLink>
      </>
    ),
    tabs: (
      <TabLinks label="Sections" items={sections.map((label) => ({ href: `#${label}`, label, current: label === 'Live' }))} />
    ),
    side: (
      <Stack pad="lg" gap="lg">
        {sports.map((sport) => (
          <Link key={sport} href={`#${sport}`} tone="inherit">
            {sport}
          </Link>
        ))}
      </Stack>
    ),
    aside: <EmptyState icon="coupon" title="Your coupon is empty" detail="Press a price to add it." />,
    quickCoupon: (
      <Button tone="primary" size="lg" width="full">
        Bet € 10
      </Button>
    ),
    couponLabel: 'Coupon',
    children: (
      <Stack>
        <ChipRow label="Sports">
          {sports.map((sport) => (
            <Chip key={sport} selected={sport === 'Football'}>
              {sport}
            </Chip>
          ))}
        </ChipRow>
        <Heading level={1}>Live football</Heading>
        {['England · Premier League', 'Spain · La Liga', 'Italy · Serie A', 'Germany · Bundesliga'].map((name) => (
          <Card key={name} header={name}>
            <EmptyState title="Play starts at 21:00" />
          </Card>
        ))}
      </Stack>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MainLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Header and tabs in two lines on phones and one on desktops; menu from 1024, coupon from 1100 pixels. */
export const Default: Story = {};

/** A page of its own head on phones; the site's header stays on desktops. */
export const PhoneHeader: Story = {
  args: { phoneHeader: <IconButton icon="back" tone="header" label="Back" /> },
};

/** Without a menu and a coupon the page has the whole width. */
export const ContentOnly: Story = { args: { side: undefined, aside: undefined, quickCoupon: undefined } };

/** The first stop of the keyboard jumps over the header. */
export const SkipLink: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: /content/i });
    await expect(link).toHaveFocus();
    await expect(link).toBeVisible();
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toBe(within(canvasElement).getByRole('main'));
  },
};
