import { BottomSheet } from '../../../primitives/Dialog/BottomSheet.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { GameBadgeOf } from '../GameTile/GameBadgeOf.tsx';
import { GameThumbnail } from '../GameTile/GameThumbnail.tsx';
import type { Game, GameLabels } from '../games.ts';
import * as css from './GameSheet.css.ts';

export interface GameSheetProps extends RootProps<HTMLDivElement> {
  /** Game of the sheet. */
  game: Game;
  /** Labels of the game's actions. */
  labels: GameLabels;
  /** Details of the game, for example “Volatility”: “High”, or “Return to player”: “96.2 %”. */
  details?: readonly { readonly label: string; readonly value: string }[] | undefined;
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when the sheet opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** Called when the player toggles the favourite. Without it there is no favourite button. */
  onFavouriteChange?: ((id: string, favourite: boolean) => void) | undefined;
}

/** Details and actions of a game, opened by a long press on a touch screen. Renders a sheet. */
export function GameSheet({ game, labels, details = [], onFavouriteChange, ...sheet }: GameSheetProps) {
  const { id, title, provider, thumbnails, badge, playHref, demoHref, closed, favourite = false } = game;
  return (
    <BottomSheet
      {...sheet}
      title={title}
      description={provider}
      footer={
        closed ? undefined : (
          <>
            {demoHref !== undefined && (
              <ButtonLink href={demoHref} width="full" size="lg">
                {labels.demo}
              </ButtonLink>
            )}
            {playHref !== undefined && (
              <ButtonLink href={playHref} width="full" size="lg" tone="strong">
                {labels.play}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <div className={css.root}>
        <div className={css.picture}>
          <GameThumbnail src={thumbnails?.wide} title={title} gameId={id} shape="wide" />
          {badge && <GameBadgeOf {...badge} />}
        </div>
        <dl className={css.details}>
          {details.map(({ label, value }) => (
            <div key={label} className={css.entry}>
              <dt className={css.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {onFavouriteChange && (
          <Button
            icon={favourite ? 'star-filled' : 'star'}
            emphasis="outline"
            aria-pressed={favourite}
            onClick={() => onFavouriteChange(id, !favourite)}
          >
            {labels.favourite}
          </Button>
        )}
        {closed && <Notice tone="warning">{closed.label}</Notice>}
      </div>
    </BottomSheet>
  );
}
