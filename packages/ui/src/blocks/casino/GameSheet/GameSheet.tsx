import { BottomSheet } from '../../../primitives/Dialog/BottomSheet.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { GameBadges } from '../GameTile/GameBadges.tsx';
import { GamePicture } from '../GameTile/GamePicture.tsx';
import type { Game, GameWords } from '../games.ts';
import * as css from './GameSheet.css.ts';

export interface GameSheetProps extends RootProps<HTMLDivElement> {
  /** Game that was pressed. */
  game: Game;
  /** Labels of the game's actions. */
  words: GameWords;
  /** Details of the game, for example “Volatility”: “High”, or “Return to player”: “96.2 %”. */
  facts?: readonly { readonly label: string; readonly value: string }[] | undefined;
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when the sheet opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** Called when the player toggles the favourite. Without it there is no favourite button. */
  onFavouriteChange?: ((id: string, favourite: boolean) => void) | undefined;
}

/** Details and actions of a game, opened by pressing it on a touch screen. Renders a sheet. */
export function GameSheet({ game, words, facts = [], onFavouriteChange, ...sheet }: GameSheetProps) {
  const { id, title, provider, picture, badges, playHref, demoHref, closed, favourite = false } = game;
  return (
    <BottomSheet
      {...sheet}
      title={title}
      description={provider}
      footer={
        closed ? undefined : (
          <>
            {demoHref !== undefined && (
              <ButtonLink
                href={demoHref}
                width="full"
                size="lg"
                tone={playHref === undefined ? 'strong' : 'neutral'}
              >
                {words.demo}
              </ButtonLink>
            )}
            {playHref !== undefined && (
              <ButtonLink href={playHref} width="full" size="lg" tone="primary" icon="play">
                {words.play}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <div className={css.root}>
        <div className={css.picture}>
          <GamePicture src={picture} title={title} />
          <GameBadges badges={badges} />
        </div>
        <dl className={css.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={css.fact}>
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
            {words.favourite}
          </Button>
        )}
        {closed && <Notice tone="warning">{closed.label}</Notice>}
      </div>
    </BottomSheet>
  );
}
