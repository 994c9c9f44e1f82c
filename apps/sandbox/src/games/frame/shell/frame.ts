import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PlayApi } from './api.ts';
import type { FormatMoney } from './money.ts';
import type { Play, PlayState } from './play.ts';
import type { Port } from './port.ts';
import type { Sound } from './sound.ts';
import type { Texts } from './texts.ts';

/** Parts of the frame that are the same for the whole session. */
export interface FrameParts {
  readonly play: Play;
  readonly api: PlayApi;
  readonly port: Port;
  readonly sound: Sound;
  readonly texts: Texts;
  readonly money: FormatMoney;
  /** Formats a multiplier of ten-thousandths with two to four decimals: 14785 is ×1.4785. */
  readonly times: (tenThousandths: number) => string;
  /** Formats a number with a fixed number of decimals. @default 0 decimals */
  readonly number: (value: number, decimals?: number) => string;
}

/** Parts of the frame with the state of play. */
export interface Frame extends FrameParts {
  readonly state: PlayState;
}

export const FrameContext = createContext<Frame | null>(null);

/** Returns the frame around a game. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('useFrame needs a FrameContext around it.');
  return frame;
}
