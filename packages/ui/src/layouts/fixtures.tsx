import { AppHeader } from '../blocks/navigation/AppHeader/AppHeader.tsx';
import { BottomNav, type NavEntry } from '../blocks/navigation/BottomNav/BottomNav.tsx';
import { Footer } from '../blocks/navigation/Footer/Footer.tsx';
import type { SportEntry } from '../blocks/events/SportChips/SportChips.tsx';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import { Link } from '../primitives/Link/Link.tsx';
import { BrandMark } from './BrandMark.tsx';

/** Shared content of the layout stories: the site of a fictional partner. */

export const mark = (
  <Link href="#home" tone="inherit">
    <BrandMark />
  </Link>
);

const sections = ['Sports', 'Live', 'Casino', 'Games', 'Promotions', 'Results'];

export const header = (current: string) => (
  <AppHeader
    logo={mark}
    tabsLabel="Sections"
    tabs={sections.map((label) => ({ id: label, href: `#${label}`, label, selected: label === current }))}
    search={<IconButton icon="search" tone="header" label="Search" />}
    clock="21:07"
    account={
      <ButtonLink href="#sign-in" tone="header" size="sm">
        Sign in
      </ButtonLink>
    }
  />
);

const ways = [
  { id: 'home', label: 'Home', icon: 'home', href: '#home' },
  { id: 'live', label: 'Live', icon: 'live', href: '#live' },
  { id: 'coupon', label: 'Coupon', icon: 'coupon', href: '#coupon', badge: '2' },
  { id: 'casino', label: 'Casino', icon: 'casino', href: '#casino' },
  { id: 'menu', label: 'Menu', icon: 'menu', href: '#menu' },
] as const satisfies readonly NavEntry[];

export const bottomNavigation = (current: string) => (
  <BottomNav label="Main menu" entries={ways.map((way) => ({ ...way, selected: way.id === current }))} />
);

export const footer = (
  <Footer
    label="About"
    links={[
      { label: 'Rules', href: '#rules' },
      { label: 'Play within limits', href: '#care' },
      { label: 'Help', href: '#help' },
    ]}
    clock="21:07 · UTC+1"
  >
    18+ · Betting is for adults. Play with money that you can do without.
  </Footer>
);

export const sports = [
  { id: 'top', name: 'Top matches', icon: 'flame', count: '24', href: '#top' },
  { id: 'football', name: 'Football', icon: 'football', count: '212', href: '#football', selected: true },
  { id: 'tennis', name: 'Tennis', icon: 'tennis', count: '64', href: '#tennis' },
  { id: 'basketball', name: 'Basketball', icon: 'basketball', count: '41', href: '#basketball' },
  { id: 'ice-hockey', name: 'Ice hockey', icon: 'ice-hockey', count: '9', href: '#ice-hockey' },
  { id: 'cricket', name: 'Cricket', icon: 'cricket', count: '12', href: '#cricket' },
] as const satisfies readonly SportEntry[];
