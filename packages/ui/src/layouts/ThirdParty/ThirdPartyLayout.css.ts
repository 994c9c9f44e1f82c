import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowDeskHeader } from '../../theme/frame.ts';
import { frameTop } from '../../theme/frameTop.css.ts';
import { from, hairline } from '../../theme/measures.ts';

export const brands = component({
  backgroundColor: vars.color.surface,
  borderBlockEnd: `${hairline} solid ${vars.color.border.default}`,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  '@media': { [from.desk]: { paddingInline: vars.space.lg } },
});

/** Window with a game; on desktops without the header. */
export const game = component({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: `calc(100dvh - ${frameTop})`,
  overflow: 'hidden',
  '@media': { [from.desk]: { blockSize: `calc(100dvh - ${belowDeskHeader})` } },
});
