// Wildcard modules can only be declared in a non-module file, which can't be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../../theme/tabler.d.ts" />
import Trophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import Ticket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import Star from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import ChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import PlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import StarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import Broadcast from '@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs';
import Flame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import Search from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import CaretUpFilled from '@tabler/icons-react/dist/esm/icons/IconCaretUpFilled.mjs';
import CaretDownFilled from '@tabler/icons-react/dist/esm/icons/IconCaretDownFilled.mjs';
import User from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import Bolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import History from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import Calendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import Clock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import Menu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import Home from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import ChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import ChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import ChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import ChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import Refresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import Check from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import X from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import Plus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import Minus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import Settings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import InfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import AlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import AlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import WifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';

/** Icons of the set `sports` in the initial bundle: the icon of unknown sports. */
export const firstSports = {
  trophy: Trophy,
} as const;

/** Icons of the set `betting` in the initial bundle. */
export const firstBetting = {
  coupon: Ticket,
  star: Star,
  'star-filled': StarFilled,
  statistics: ChartBar,
  play: PlayerPlay,
  live: Broadcast,
  flame: Flame,
  search: Search,
  'price-up': CaretUpFilled,
  'price-down': CaretDownFilled,
} as const;

/** Icons of the set `account` in the initial bundle. */
export const firstAccount = {
  user: User,
  bonus: Bolt,
  history: History,
  calendar: Calendar,
} as const;

/** Icons of the set `limits` in the initial bundle. */
export const firstLimits = {
  clock: Clock,
} as const;

/** Icons of the set `system` in the initial bundle. */
export const firstSystem = {
  menu: Menu2,
  home: Home,
  up: ChevronUp,
  down: ChevronDown,
  next: ChevronRight,
  back: ChevronLeft,
  refresh: Refresh,
  check: Check,
  close: X,
  plus: Plus,
  minus: Minus,
  settings: Settings,
  info: InfoCircle,
  alert: AlertTriangle,
  error: AlertCircle,
  offline: WifiOff,
} as const;

/**
 * Icons of the first screens, in the initial bundle. The other sets are loaded when one of their icons is first
 * rendered.
 */
export const first = {
  ...firstSports,
  ...firstBetting,
  ...firstAccount,
  ...firstLimits,
  ...firstSystem,
} as const;
