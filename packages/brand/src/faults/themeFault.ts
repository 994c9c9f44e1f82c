import type { TokenPath } from '../names.ts';
import type { Mode } from '../shape.ts';

/** Kinds of problems that a theme can have although each of its values is valid. */
export const themeFaultKinds = ['contrast', 'difference', 'meaning', 'figures'] as const;
export type ThemeFaultKind = (typeof themeFaultKinds)[number];

/** Decides by its tokens whether a possible fault is checked. */
export type Concerns = (...tokens: TokenPath[]) => boolean;

/** Problem of a complete theme. */
export interface ThemeFault {
  readonly kind: ThemeFaultKind;
  /** Mode in which it occurs; all modes when absent. */
  readonly mode?: Mode;
  /** Tokens that cause it, the one to change first at the start. */
  readonly tokens: readonly TokenPath[];
  /** Fault and reason, as a sentence without a full stop. */
  readonly text: string;
}
