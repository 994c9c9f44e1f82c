import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppHeader } from '../../blocks/navigation/AppHeader/AppHeader.tsx';
import { BottomNav } from '../../blocks/navigation/BottomNav/BottomNav.tsx';
import type { SportEntry } from '../../blocks/events/SportChips/SportChips.tsx';
import { SportMenu } from '../../blocks/events/SportMenu/SportMenu.tsx';
import { CouponBar } from '../../blocks/coupon/CouponBar/CouponBar.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Chip, ChipRow } from '../../primitives/Chip/Chip.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Heading, Text } from '../../primitives/Text/Text.tsx';
import { MainLayout } from './MainLayout.tsx';

const sections = ['Sports', 'Live', 'Casino', 'Games', 'Promotions', 'Results'];
const sports = [
  { id: 'top', name: 'Top matches', icon: 'flame', count: '24', href: '#top' },
  { id: 'football', name: 'Football', icon: 'football', count: '212', href: '#football', selected: true },
  { id: 'tennis', name: 'Tennis', icon: 'tennis', count: '64', href: '#tennis' },
  { id: 'basketball', name: 'Basketball', icon: 'basketball', count: '41', href: '#basketball' },
  { id: 'ice-hockey', name: 'Ice hockey', icon: 'ice-hockey', count: '9', href: '#ice-hockey' },
  { id: 'cricket', name: 'Cricket', icon: 'cricket', count: '12', href: '#cricket' },
] as const satisfies readonly SportEntry[];

const meta = {
  title: 'Layouts/Main',
  component: MainLayout,
  args: {
    header: (
      <AppHeader
        logo={<Text size="section">Touchline</Text>}
        tabsLabel="Sections"
        tabs={sections.map((label) => ({ id: label, href: `#${label}`, label, selected: label === 'Live' }))}
        search={<IconButton icon="search" tone="header" label="Search" />}
        clock="21:07"
        account={
          <ButtonLink href="#sign-in" tone="header" size="sm">
            Sign in
          </ButtonLink>
        }
      />
    ),
    side: <SportMenu label="Sports" sections={[{ id: 'sports', entries: sports }]} />,
    aside: <EmptyState icon="coupon" title="Your coupon is empty" detail="Press a price to add it." />,
    quickCoupon: (
      <CouponBar
        count="2"
        title="Express · 6.072"
        detail="2 selections · returns € 60.72"
        openLabel="Open the coupon"
        betLabel="Bet € 10"
      />
    ),
    asideLabel: 'Coupon',
    bottomNavigation: (
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
    ),
    children: (
      <Stack>
        <ChipRow label="Sports">
          {sports.map(({ id, name, icon, count }) => (
            <Chip key={id} icon={icon} count={count} selected={id === 'football'}>
              {name}
            </Chip>
          ))}
        </ChipRow>
        <Heading level={1}>Live football</Heading>
        {['England · Premier League', 'Spain · La Liga', 'Italy · Serie A', 'Germany · Bundesliga'].map(
          (name) => (
            <Card key={name} header={name}>
              <EmptyState title="Play starts at 21:00" />
            </Card>
          ),
        )}
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
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toBe(
      within(canvasElement).getByRole('main'),
    );
  },
};
