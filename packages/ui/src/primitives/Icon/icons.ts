// Wildcard modules can only be declared in a file that is no module, and such a file can't be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../theme/tabler.d.ts" />
import BallFootball from '@tabler/icons-react/dist/esm/icons/IconBallFootball.mjs';
import BallTennis from '@tabler/icons-react/dist/esm/icons/IconBallTennis.mjs';
import BallBasketball from '@tabler/icons-react/dist/esm/icons/IconBallBasketball.mjs';
import BallVolleyball from '@tabler/icons-react/dist/esm/icons/IconBallVolleyball.mjs';
import Cricket from '@tabler/icons-react/dist/esm/icons/IconCricket.mjs';
import PingPong from '@tabler/icons-react/dist/esm/icons/IconPingPong.mjs';
import DeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs';
import BallAmericanFootball from '@tabler/icons-react/dist/esm/icons/IconBallAmericanFootball.mjs';
import BallBaseball from '@tabler/icons-react/dist/esm/icons/IconBallBaseball.mjs';
import Search from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import Plus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import Minus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import ChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import ChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import ChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import ChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import Star from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import StarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import PlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import Settings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import Home from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import Broadcast from '@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs';
import Ticket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import Menu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import User from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import X from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import Check from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import Trash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import Filter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import Refresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import ExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import Copy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import Share2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import Eye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import EyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import Logout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import Login from '@tabler/icons-react/dist/esm/icons/IconLogin.mjs';
import UserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import Lock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import Mail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import Bell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import ArrowsUpDown from '@tabler/icons-react/dist/esm/icons/IconArrowsUpDown.mjs';
import Calendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import AlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import AlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import InfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import CircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import WifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import Flame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import Trophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import Clock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import Bolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import ShieldHalf from '@tabler/icons-react/dist/esm/icons/IconShieldHalf.mjs';
import Wallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import Coin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import Gift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import History from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import Cards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import ChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import Pin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import Sun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import Moon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import Contrast from '@tabler/icons-react/dist/esm/icons/IconContrast.mjs';
import World from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import CaretUpFilled from '@tabler/icons-react/dist/esm/icons/IconCaretUpFilled.mjs';
import CaretDownFilled from '@tabler/icons-react/dist/esm/icons/IconCaretDownFilled.mjs';
import PointFilled from '@tabler/icons-react/dist/esm/icons/IconPointFilled.mjs';
import Backspace from '@tabler/icons-react/dist/esm/icons/IconBackspace.mjs';
import ArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import Qrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import Dots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import PinFilled from '@tabler/icons-react/dist/esm/icons/IconPinFilled.mjs';
import { IceHockey } from './IceHockey.tsx';

/** Every icon of the product, by what it means. */
export const icons = {
  football: BallFootball,
  tennis: BallTennis,
  basketball: BallBasketball,
  volleyball: BallVolleyball,
  'ice-hockey': IceHockey,
  cricket: Cricket,
  'table-tennis': PingPong,
  esports: DeviceGamepad2,
  'american-football': BallAmericanFootball,
  baseball: BallBaseball,
  search: Search,
  plus: Plus,
  minus: Minus,
  up: ChevronUp,
  down: ChevronDown,
  next: ChevronRight,
  back: ChevronLeft,
  star: Star,
  'star-filled': StarFilled,
  play: PlayerPlay,
  settings: Settings,
  home: Home,
  live: Broadcast,
  coupon: Ticket,
  menu: Menu2,
  user: User,
  close: X,
  check: Check,
  trash: Trash,
  filter: Filter,
  refresh: Refresh,
  external: ExternalLink,
  copy: Copy,
  share: Share2,
  eye: Eye,
  'eye-off': EyeOff,
  logout: Logout,
  login: Login,
  register: UserPlus,
  lock: Lock,
  mail: Mail,
  bell: Bell,
  swap: ArrowsUpDown,
  calendar: Calendar,
  alert: AlertTriangle,
  error: AlertCircle,
  info: InfoCircle,
  success: CircleCheck,
  offline: WifiOff,
  flame: Flame,
  trophy: Trophy,
  clock: Clock,
  bonus: Bolt,
  shield: ShieldHalf,
  wallet: Wallet,
  coin: Coin,
  gift: Gift,
  history: History,
  casino: Cards,
  statistics: ChartBar,
  pin: Pin,
  sun: Sun,
  moon: Moon,
  contrast: Contrast,
  world: World,
  'price-up': CaretUpFilled,
  'price-down': CaretDownFilled,
  dot: PointFilled,
  backspace: Backspace,
  undo: ArrowBackUp,
  qr: Qrcode,
  more: Dots,
  'pin-filled': PinFilled,
} as const;

export type IconName = keyof typeof icons;

/** Icons that point along the line of text: they turn around in a right-to-left text. Price arrows don't. */
export const mirrored: ReadonlySet<IconName> = new Set<IconName>([
  'next',
  'back',
  'logout',
  'login',
  'external',
]);
