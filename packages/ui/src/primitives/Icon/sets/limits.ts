// Wildcard modules can only be declared in a non-module file, which can't be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../../theme/tabler.d.ts" />
import Lock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import Eye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import EyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import Stopwatch from '@tabler/icons-react/dist/esm/icons/IconStopwatch.mjs';
import Hourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import PlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import PlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs';
import Coffee from '@tabler/icons-react/dist/esm/icons/IconCoffee.mjs';
import DoorExit from '@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs';
import LockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import HeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import Lifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import Gauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs';
import CalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import Checklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import { AdultsOnly } from '../drawings/limits.ts';

/** Icons of responsible gambling: time, breaks, account closing, help. */
export const limits = {
  lock: Lock,
  eye: Eye,
  'eye-off': EyeOff,
  stopwatch: Stopwatch,
  hourglass: Hourglass,
  pause: PlayerPause,
  stop: PlayerStop,
  break: Coffee,
  'door-exit': DoorExit,
  unlock: LockOpen,
  'heart-handshake': HeartHandshake,
  lifebuoy: Lifebuoy,
  gauge: Gauge,
  'calendar-time': CalendarTime,
  checklist: Checklist,
  'adults-only': AdultsOnly,
} as const;
