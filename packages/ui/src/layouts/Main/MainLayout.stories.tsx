import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CookieBanner } from '../../blocks/content/CookieBanner/CookieBanner.tsx';
import { ErrorPage } from '../../blocks/content/ErrorPage/ErrorPage.tsx';
import { NoticeBar } from '../../blocks/content/NoticeBar/NoticeBar.tsx';
import { CouponBar } from '../../blocks/coupon/CouponBar/CouponBar.tsx';
import { SportMenu } from '../../blocks/events/SportMenu/SportMenu.tsx';
import { NavigationProgress } from '../../blocks/navigation/NavigationProgress/NavigationProgress.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Chip, ChipRow } from '../../primitives/Chip/Chip.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Heading, Paragraph } from '../../primitives/Text/Text.tsx';
import { bottomNavigation, footer, header, sports } from '../fixtures.tsx';
import { MainLayout } from './MainLayout.tsx';
import { MainSkeleton } from './MainSkeleton.tsx';
import { docs } from './MainLayout.docs.ts';

const chips = (
  <ChipRow label="Sports">
    {sports.map(({ id, name, icon, count }) => (
      <Chip key={id} icon={icon} count={count} selected={id === 'football'}>
        {name}
      </Chip>
    ))}
  </ChipRow>
);

const cards = ['England · Premier League', 'Spain · La Liga', 'Italy · Serie A', 'Germany · Bundesliga'].map(
  (name) => (
    <Card key={name} header={name}>
      <EmptyState title="Play starts at 21:00" />
    </Card>
  ),
);

const meta = {
  title: 'Layouts/Main',
  component: MainLayout,
  args: {
    header: header('Live'),
    side: <SportMenu label="Sports" sections={[{ id: 'sports', entries: sports }]} />,
    aside: <EmptyState icon="coupon" title="Your coupon is empty" detail="Press a price to add it." />,
    quickCoupon: (
      <CouponBar
        count="2"
        title="Express · 6.072"
        detail="2 selections · returns € 60.72"
        amount="€ 60.72"
        openLabel="Open the coupon"
        betLabel="Bet € 10"
      />
    ),
    asideLabel: 'Coupon',
    bottomNavigation: bottomNavigation('live'),
    footer,
    children: (
      <Stack>
        {chips}
        <Heading level={1}>Live football</Heading>
        {cards}
      </Stack>
    ),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof MainLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Header and tabs in two rows on phones and one on desktops; menu from 1024, coupon from 1100 pixels. */
export const Default: Story = {};

export const Desktop: Story = { tags: ['desktop'] };

/** Page with its own header on phones; desktops keep the site's header. */
export const PhoneHeader: Story = {
  args: { phoneHeader: <IconButton icon="back" tone="header" label="Back" /> },
};

/** Without a menu and a coupon the page takes the full width. */
export const ContentOnly: Story = { args: { side: undefined, aside: undefined, quickCoupon: undefined } };

/** The home page's first heading is visually hidden. Notices are shown above the page. */
export const Home: Story = {
  args: {
    title: 'Sports betting and casino',
    header: header('Sports'),
    notices: <NoticeBar icon="clock">Live broadcasts may be delayed.</NoticeBar>,
    progress: <NavigationProgress active label="The page is loading" />,
    children: (
      <Stack>
        {chips}
        <Heading level={2}>Live now</Heading>
        {cards}
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sports betting and casino',
    );
  },
};

/** While a section loads, the layout is complete and the page is a skeleton. */
export const Loading: Story = { args: { children: <MainSkeleton label="The page is loading" /> } };

/** A missing page keeps the header, its sections and the menu. */
export const NotFound: Story = {
  args: {
    header: header(''),
    aside: undefined,
    quickCoupon: undefined,
    children: (
      <ErrorPage
        code="404"
        title="There is no page here."
        detail="The match may be over, or the address is mistyped."
        actions={
          <ButtonLink href="#live" tone="strong">
            See live matches
          </ButtonLink>
        }
        ways={{
          label: 'Other pages',
          items: [
            { label: 'My bets', href: '#bets', icon: 'history' },
            { label: 'Help', href: '#help', icon: 'support' },
          ],
        }}
      />
    ),
  },
};

/** Cookie banner, coupon and navigation are stacked; none covers another. */
export const Cookies: Story = {
  args: {
    cookieBanner: (
      <CookieBanner
        labels={{
          title: 'What this site remembers',
          detail: 'Some of it keeps you signed in, some of it counts visits.',
          accept: 'Allow all',
          necessary: 'Only necessary',
          choose: 'Choose',
          save: 'Save the choice',
        }}
        kinds={[
          { id: 'necessary', label: 'Necessary', hint: 'Always on.', isNecessary: true },
          { id: 'analytics', label: 'Counting', hint: 'Which pages are used.' },
        ]}
        onDecide={() => undefined}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const banner = page.getByRole('region', { name: 'What this site remembers' }).getBoundingClientRect();
    const coupon = page.queryByRole('region', { name: 'Open the coupon' })?.getBoundingClientRect();
    if (coupon) await expect(banner.bottom).toBeLessThanOrEqual(coupon.top);
  },
};

/** The first tab stops skip the header, and skip the page to the visible coupon. */
export const SkipLink: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const target = (link: HTMLElement) => canvasElement.querySelector(link.getAttribute('href') ?? '');
    await userEvent.tab();
    const toContent = page.getByRole('link', { name: /content/i });
    await expect(toContent).toHaveFocus();
    await expect(toContent).toBeVisible();
    await expect(target(toContent)).toBe(page.getByRole('main'));
    await userEvent.tab();
    const toCoupon = page.getByRole('link', { name: /^skip.*coupon/i });
    await expect(toCoupon).toHaveFocus();
    await expect(toCoupon).toBeVisible();
    await expect(target(toCoupon)).toBeVisible();
  },
};

function Panels(args: ComponentProps<typeof MainLayout>) {
  const [sideHidden, setSideHidden] = useState(true);
  const [asideHidden, setAsideHidden] = useState(false);
  return (
    <MainLayout
      {...args}
      sidePanel={{ hidden: sideHidden, label: 'Sports menu', onHiddenChange: setSideHidden }}
      asidePanel={{ hidden: asideHidden, label: 'Coupon', onHiddenChange: setAsideHidden }}
    />
  );
}

/** Collapsible panels. The menu overlays the page while it is hovered or focused. */
export const HiddenPanels: Story = {
  tags: ['desktop'],
  render: Panels,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const toggle = page.getByRole('button', { name: 'Sports menu', hidden: true });
    // Phones have no panels.
    if (toggle.getBoundingClientRect().width === 0) return;
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const menu = page.getByRole('navigation', { name: 'Sports' });
    toggle.focus();
    await userEvent.tab();
    await expect(within(menu).getByRole('link', { name: /Top matches/ })).toHaveFocus();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    toggle.blur();
  },
};

/** A collapsed menu stays visible while its filters are open. */
export const HeldOpen: Story = {
  tags: ['desktop'],
  args: {
    sidePanel: { hidden: true, label: 'Sports menu', onHiddenChange: () => undefined },
    asidePanel: { hidden: true, label: 'Coupon', onHiddenChange: () => undefined },
    sideOpen: true,
  },
};

/** Long names and text stay within their columns; the last line isn't covered. */
export const Stress: Story = {
  args: {
    side: (
      <SportMenu
        label="Sports"
        sections={[
          {
            id: 'sports',
            entries: [
              {
                id: 'long',
                name: 'Wasserspringen vom Zehnmeterturm',
                icon: 'trophy',
                count: '1,142',
                href: '#long',
              },
            ],
          },
        ]}
      />
    ),
    children: (
      <Stack>
        <Heading level={1}>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Heading>
        <Paragraph>{'Betting is for adults. Play with money that you can do without. '.repeat(40)}</Paragraph>
        <Paragraph>{'Donaudampfschifffahrtsgesellschaft'.repeat(6)}</Paragraph>
      </Stack>
    ),
  },
};
