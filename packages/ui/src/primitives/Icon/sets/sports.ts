// Wildcard modules can only be declared in a non-module file, which can't be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../../theme/tabler.d.ts" />
import BallFootball from '@tabler/icons-react/dist/esm/icons/IconBallFootball.mjs';
import BallTennis from '@tabler/icons-react/dist/esm/icons/IconBallTennis.mjs';
import BallBasketball from '@tabler/icons-react/dist/esm/icons/IconBallBasketball.mjs';
import BallVolleyball from '@tabler/icons-react/dist/esm/icons/IconBallVolleyball.mjs';
import Cricket from '@tabler/icons-react/dist/esm/icons/IconCricket.mjs';
import PingPong from '@tabler/icons-react/dist/esm/icons/IconPingPong.mjs';
import DeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs';
import BallBaseball from '@tabler/icons-react/dist/esm/icons/IconBallBaseball.mjs';
import BallAmericanFootball from '@tabler/icons-react/dist/esm/icons/IconBallAmericanFootball.mjs';
import PlayHandball from '@tabler/icons-react/dist/esm/icons/IconPlayHandball.mjs';
import PlayFootball from '@tabler/icons-react/dist/esm/icons/IconPlayFootball.mjs';
import PlayVolleyball from '@tabler/icons-react/dist/esm/icons/IconPlayVolleyball.mjs';
import PlayBasketball from '@tabler/icons-react/dist/esm/icons/IconPlayBasketball.mjs';
import Beach from '@tabler/icons-react/dist/esm/icons/IconBeach.mjs';
import Karate from '@tabler/icons-react/dist/esm/icons/IconKarate.mjs';
import Swords from '@tabler/icons-react/dist/esm/icons/IconSwords.mjs';
import Golf from '@tabler/icons-react/dist/esm/icons/IconGolf.mjs';
import TargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import SportBilliard from '@tabler/icons-react/dist/esm/icons/IconSportBilliard.mjs';
import BallBowling from '@tabler/icons-react/dist/esm/icons/IconBallBowling.mjs';
import Curling from '@tabler/icons-react/dist/esm/icons/IconCurling.mjs';
import Bike from '@tabler/icons-react/dist/esm/icons/IconBike.mjs';
import Motorbike from '@tabler/icons-react/dist/esm/icons/IconMotorbike.mjs';
import SteeringWheel from '@tabler/icons-react/dist/esm/icons/IconSteeringWheel.mjs';
import Horse from '@tabler/icons-react/dist/esm/icons/IconHorse.mjs';
import Horseshoe from '@tabler/icons-react/dist/esm/icons/IconHorseshoe.mjs';
import Dog from '@tabler/icons-react/dist/esm/icons/IconDog.mjs';
import Run from '@tabler/icons-react/dist/esm/icons/IconRun.mjs';
import Gymnastics from '@tabler/icons-react/dist/esm/icons/IconGymnastics.mjs';
import Barbell from '@tabler/icons-react/dist/esm/icons/IconBarbell.mjs';
import SkiJumping from '@tabler/icons-react/dist/esm/icons/IconSkiJumping.mjs';
import Target from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs';
import Swimming from '@tabler/icons-react/dist/esm/icons/IconSwimming.mjs';
import Kayak from '@tabler/icons-react/dist/esm/icons/IconKayak.mjs';
import Sailboat from '@tabler/icons-react/dist/esm/icons/IconSailboat.mjs';
import ChessKnight from '@tabler/icons-react/dist/esm/icons/IconChessKnight.mjs';
import Spade from '@tabler/icons-react/dist/esm/icons/IconSpade.mjs';
import Microphone2 from '@tabler/icons-react/dist/esm/icons/IconMicrophone2.mjs';
import Cloud from '@tabler/icons-react/dist/esm/icons/IconCloud.mjs';
import ChartCandle from '@tabler/icons-react/dist/esm/icons/IconChartCandle.mjs';
import Sparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import Medal from '@tabler/icons-react/dist/esm/icons/IconMedal.mjs';
import Podium from '@tabler/icons-react/dist/esm/icons/IconPodium.mjs';
import ShirtSport from '@tabler/icons-react/dist/esm/icons/IconShirtSport.mjs';
import { IceHockey } from '../drawings/iceHockey.ts';
import {
  RugbyBall,
  BoxingGlove,
  Octagon,
  Shuttlecock,
  Racket,
  PadelRacket,
  Floorball,
  FieldHockey,
  ChequeredFlag,
  WaterPolo,
  BallotBox,
} from '../drawings/sports.ts';

/** Icons of sports, and of competitions outside sports. */
export const sports = {
  football: BallFootball,
  tennis: BallTennis,
  basketball: BallBasketball,
  'ice-hockey': IceHockey,
  volleyball: BallVolleyball,
  cricket: Cricket,
  'table-tennis': PingPong,
  esports: DeviceGamepad2,
  baseball: BallBaseball,
  'american-football': BallAmericanFootball,
  rugby: RugbyBall,
  handball: PlayHandball,
  futsal: PlayFootball,
  'beach-volleyball': PlayVolleyball,
  streetball: PlayBasketball,
  'beach-football': Beach,
  boxing: BoxingGlove,
  mma: Octagon,
  'martial-arts': Karate,
  fencing: Swords,
  golf: Golf,
  darts: TargetArrow,
  snooker: SportBilliard,
  bowls: BallBowling,
  badminton: Shuttlecock,
  squash: Racket,
  padel: PadelRacket,
  floorball: Floorball,
  'field-hockey': FieldHockey,
  curling: Curling,
  cycling: Bike,
  motorsport: ChequeredFlag,
  speedway: Motorbike,
  rally: SteeringWheel,
  'horse-racing': Horse,
  trotting: Horseshoe,
  greyhounds: Dog,
  athletics: Run,
  gymnastics: Gymnastics,
  weightlifting: Barbell,
  skiing: SkiJumping,
  biathlon: Target,
  swimming: Swimming,
  'water-polo': WaterPolo,
  rowing: Kayak,
  sailing: Sailboat,
  chess: ChessKnight,
  poker: Spade,
  politics: BallotBox,
  entertainment: Microphone2,
  weather: Cloud,
  finance: ChartCandle,
  specials: Sparkles,
  'long-term': Medal,
  olympics: Podium,
  'other-sports': ShirtSport,
} as const;
