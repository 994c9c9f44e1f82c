// Wildcard modules can only be declared in a non-module file, which can't be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../../theme/tabler.d.ts" />
import Filter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import Pin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import ArrowsUpDown from '@tabler/icons-react/dist/esm/icons/IconArrowsUpDown.mjs';
import PointFilled from '@tabler/icons-react/dist/esm/icons/IconPointFilled.mjs';
import TicketOff from '@tabler/icons-react/dist/esm/icons/IconTicketOff.mjs';
import DeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import ChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import ListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import Ban from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import CircleLetterB from '@tabler/icons-react/dist/esm/icons/IconCircleLetterB.mjs';
import ArrowBigUpLines from '@tabler/icons-react/dist/esm/icons/IconArrowBigUpLines.mjs';
import SoccerField from '@tabler/icons-react/dist/esm/icons/IconSoccerField.mjs';
import BuildingStadium from '@tabler/icons-react/dist/esm/icons/IconBuildingStadium.mjs';
import RectangleVertical from '@tabler/icons-react/dist/esm/icons/IconRectangleVertical.mjs';
import RectangleVerticalFilled from '@tabler/icons-react/dist/esm/icons/IconRectangleVerticalFilled.mjs';
import Flag3 from '@tabler/icons-react/dist/esm/icons/IconFlag3.mjs';
import Replace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs';
import Bandage from '@tabler/icons-react/dist/esm/icons/IconBandage.mjs';
import Gavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs';
import Scale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import AdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import PinnedFilled from '@tabler/icons-react/dist/esm/icons/IconPinnedFilled.mjs';
import ArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import Numbers from '@tabler/icons-react/dist/esm/icons/IconNumbers.mjs';
import Backspace from '@tabler/icons-react/dist/esm/icons/IconBackspace.mjs';
import Calculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs';
import ChartHistogram from '@tabler/icons-react/dist/esm/icons/IconChartHistogram.mjs';
import Robot from '@tabler/icons-react/dist/esm/icons/IconRobot.mjs';
import ArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import PictureInPicture from '@tabler/icons-react/dist/esm/icons/IconPictureInPicture.mjs';
import { CashOut, Whistle } from '../drawings/betting.ts';

/** Icons of matches, prices, the coupon and bets. */
export const betting = {
  filter: Filter,
  pin: Pin,
  swap: ArrowsUpDown,
  dot: PointFilled,
  'coupon-empty': TicketOff,
  stream: DeviceTv,
  trend: ChartLine,
  standings: ListDetails,
  ban: Ban,
  banker: CircleLetterB,
  'cash-out': CashOut,
  boost: ArrowBigUpLines,
  pitch: SoccerField,
  'picture-in-picture': PictureInPicture,
  stadium: BuildingStadium,
  whistle: Whistle,
  booking: RectangleVertical,
  'booking-filled': RectangleVerticalFilled,
  corner: Flag3,
  substitution: Replace,
  injury: Bandage,
  umpire: Gavel,
  scale: Scale,
  filters: AdjustmentsHorizontal,
  pinned: PinnedFilled,
  sort: ArrowsSort,
  keypad: Numbers,
  backspace: Backspace,
  calculator: Calculator,
  market: ChartHistogram,
  auto: Robot,
  undo: ArrowBackUp,
} as const;
