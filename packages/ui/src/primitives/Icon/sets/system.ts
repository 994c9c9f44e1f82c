// Wildcard modules can only be declared in a non-module file, which can't be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../../theme/tabler.d.ts" />
import CircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import ExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import Share2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import World from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import Sun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import Moon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import Contrast from '@tabler/icons-react/dist/esm/icons/IconContrast.mjs';
import LayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import List from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import Table from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import LayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs';
import Dots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import DotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import GripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import ChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import ChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import Selector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import ArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import ArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import ArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import ArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import CornerDownRight from '@tabler/icons-react/dist/esm/icons/IconCornerDownRight.mjs';
import Link from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import Bookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import HelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import QuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs';
import CircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import Bulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import Tool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import BarrierBlock from '@tabler/icons-react/dist/esm/icons/IconBarrierBlock.mjs';
import WorldOff from '@tabler/icons-react/dist/esm/icons/IconWorldOff.mjs';
import Language from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import TextSize from '@tabler/icons-react/dist/esm/icons/IconTextSize.mjs';
import Accessible from '@tabler/icons-react/dist/esm/icons/IconAccessible.mjs';
import Palette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import Wind from '@tabler/icons-react/dist/esm/icons/IconWind.mjs';
import DeviceMobileDown from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileDown.mjs';
import News from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import Book from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import Speakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import Photo from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import Video from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import BrandApple from '@tabler/icons-react/dist/esm/icons/IconBrandApple.mjs';
import BrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs';
import BrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import BrandDiscord from '@tabler/icons-react/dist/esm/icons/IconBrandDiscord.mjs';
import BrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import Copy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';

/** Icons of the interface: navigation, status, appearance. */
export const system = {
  success: CircleCheck,
  copy: Copy,
  external: ExternalLink,
  share: Share2,
  world: World,
  sun: Sun,
  moon: Moon,
  contrast: Contrast,
  grid: LayoutGrid,
  list: List,
  table: Table,
  'side-menu': LayoutSidebar,
  more: Dots,
  'more-vertical': DotsVertical,
  grip: GripVertical,
  first: ChevronsLeft,
  last: ChevronsRight,
  select: Selector,
  'arrow-up': ArrowUp,
  'arrow-down': ArrowDown,
  'arrow-next': ArrowRight,
  'arrow-back': ArrowLeft,
  reply: CornerDownRight,
  link: Link,
  save: Bookmark,
  help: HelpCircle,
  question: QuestionMark,
  refused: CircleX,
  tip: Bulb,
  maintenance: Tool,
  blocked: BarrierBlock,
  'not-here': WorldOff,
  language: Language,
  'text-size': TextSize,
  vision: Accessible,
  palette: Palette,
  motion: Wind,
  install: DeviceMobileDown,
  news: News,
  rules: Book,
  announcement: Speakerphone,
  image: Photo,
  video: Video,
  'app-store': BrandApple,
  google: BrandGoogle,
  telegram: BrandTelegram,
  discord: BrandDiscord,
  x: BrandX,
} as const;
