// Wildcard modules can only be declared in a non-module file, which can't be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../../theme/tabler.d.ts" />
import Cards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import PlayCardA from '@tabler/icons-react/dist/esm/icons/IconPlayCardA.mjs';
import Diamonds from '@tabler/icons-react/dist/esm/icons/IconDiamonds.mjs';
import Clubs from '@tabler/icons-react/dist/esm/icons/IconClubs.mjs';
import PokerChip from '@tabler/icons-react/dist/esm/icons/IconPokerChip.mjs';
import Dice5 from '@tabler/icons-react/dist/esm/icons/IconDice5.mjs';
import Moneybag from '@tabler/icons-react/dist/esm/icons/IconMoneybag.mjs';
import Rocket from '@tabler/icons-react/dist/esm/icons/IconRocket.mjs';
import Clover from '@tabler/icons-react/dist/esm/icons/IconClover.mjs';
import GridDots from '@tabler/icons-react/dist/esm/icons/IconGridDots.mjs';
import Fish from '@tabler/icons-react/dist/esm/icons/IconFish.mjs';
import DeviceTvOld from '@tabler/icons-react/dist/esm/icons/IconDeviceTvOld.mjs';
import Confetti from '@tabler/icons-react/dist/esm/icons/IconConfetti.mjs';
import Cardboards from '@tabler/icons-react/dist/esm/icons/IconCardboards.mjs';
import DeviceGamepad from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad.mjs';
import Triangle from '@tabler/icons-react/dist/esm/icons/IconTriangle.mjs';
import Bomb from '@tabler/icons-react/dist/esm/icons/IconBomb.mjs';
import Tournament from '@tabler/icons-react/dist/esm/icons/IconTournament.mjs';
import ListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import Crown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs';
import Puzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs';
import Rosette from '@tabler/icons-react/dist/esm/icons/IconRosette.mjs';
import Maximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import Minimize from '@tabler/icons-react/dist/esm/icons/IconMinimize.mjs';
import Volume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import VolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
import { Slots, LiveCasino, Roulette, Bingo, ScratchCard } from '../drawings/casino.ts';

/** Icons of the casino: game categories and game controls. */
export const casino = {
  casino: Cards,
  slots: Slots,
  'live-casino': LiveCasino,
  roulette: Roulette,
  blackjack: PlayCardA,
  baccarat: Diamonds,
  'video-poker': Clubs,
  chips: PokerChip,
  dice: Dice5,
  bingo: Bingo,
  jackpot: Moneybag,
  crash: Rocket,
  lotto: Clover,
  'scratch-card': ScratchCard,
  keno: GridDots,
  fishing: Fish,
  'tv-games': DeviceTvOld,
  'game-show': Confetti,
  'virtual-sports': Cardboards,
  arcade: DeviceGamepad,
  plinko: Triangle,
  mines: Bomb,
  tournament: Tournament,
  leaderboard: ListNumbers,
  crown: Crown,
  provider: Puzzle,
  new: Rosette,
  'full-screen': Maximize,
  'leave-full-screen': Minimize,
  sound: Volume,
  'sound-off': VolumeOff,
} as const;
