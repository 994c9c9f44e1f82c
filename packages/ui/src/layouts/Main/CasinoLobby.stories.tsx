import type { Meta, StoryObj } from '@storybook/react-vite';
import { mark } from '../fixtures.tsx';
import { MainLayout } from './MainLayout.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { BalancePill } from '../../blocks/account/BalancePill/BalancePill.tsx';
import { SectionTitle } from '../../blocks/events/SectionTitle/SectionTitle.tsx';
import { AppHeader } from '../../blocks/navigation/AppHeader/AppHeader.tsx';
import { BottomNav } from '../../blocks/navigation/BottomNav/BottomNav.tsx';
import { CategoryBar } from '../../blocks/casino/CategoryBar/CategoryBar.tsx';
import { games, gameLabels } from '../../blocks/casino/fixtures.tsx';
import { GameGrid } from '../../blocks/casino/GameGrid/GameGrid.tsx';
import { GameRow } from '../../blocks/casino/GameRow/GameRow.tsx';
import { TournamentCard } from '../../blocks/casino/TournamentCard/TournamentCard.tsx';

const meta = {
  title: 'Layouts/Pages/CasinoLobby',
  component: GameGrid,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Popular games', games, labels: gameLabels },
  render: (args) => (
    <MainLayout
      asideLabel="Coupon"
      header={
        <AppHeader
          logo={mark}
          tabsLabel="Sections"
          tabs={['Sports', 'Live', 'Casino', 'Games', 'Promotions'].map((label) => ({
            id: label,
            href: `#${label}`,
            label,
            selected: label === 'Casino',
          }))}
          search={<IconButton icon="search" tone="header" label="Search" />}
          account={<BalancePill amount="€ 248.50" href="#deposit" label="Balance € 248.50, deposit" />}
        />
      }
      bottomNavigation={
        <BottomNav
          label="Main menu"
          entries={[
            { id: 'home', label: 'Home', icon: 'home', href: '#home' },
            { id: 'live', label: 'Live', icon: 'live', href: '#live' },
            { id: 'coupon', label: 'Coupon', icon: 'coupon', href: '#coupon' },
            { id: 'casino', label: 'Casino', icon: 'casino', href: '#casino', selected: true },
            { id: 'menu', label: 'Menu', icon: 'menu', href: '#menu' },
          ]}
        />
      }
    >
      <Stack>
        <CategoryBar
          label="Categories"
          categories={[
            { id: 'popular', name: 'Popular', icon: 'flame', href: '#popular', selected: true },
            { id: 'new', name: 'New', icon: 'star', href: '#new' },
            { id: 'slots', name: 'Slots', icon: 'slots', href: '#slots' },
            { id: 'live', name: 'Live casino', icon: 'live-casino', href: '#live' },
            { id: 'crash', name: 'Crash', icon: 'crash', href: '#crash' },
          ]}
        />
        <TournamentCard
          kind="Daily tournament"
          when="ends in 3 h 12 min"
          title="€ 20,000 prize pool"
          href="#tournament"
          place="You: 148th of 2,310"
          action={
            <ButtonLink href="#play" tone="primary">
              Play
            </ButtonLink>
          }
        />
        <Stack gap="xs">
          <SectionTitle allLabel="All 4,812" allHref="#all">
            Popular
          </SectionTitle>
          <GameGrid {...args} />
        </Stack>
        <GameRow title="Recent" shape="wide" games={games} labels={args.labels} />
      </Stack>
    </MainLayout>
  ),
} satisfies Meta<typeof GameGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The blocks of the casino on one page. */
export const Phone: Story = {};

export const Desktop: Story = { tags: ['desktop'] };
