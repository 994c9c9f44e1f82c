import { useEffect, useEffectEvent } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as light from '../floodlight.css.ts';
import { LargeCrest } from '../LargeCrest/LargeCrest.tsx';
import { crestLights } from '../TeamCrest/crestLight.ts';
import * as css from './GoalMoment.css.ts';

export interface GoalMomentBet {
  /** Selection of the bet, for example “Your bet: Grünwaldau to win”. */
  readonly title: string;
  /** Stake and price, for example “€ 10.00 at 2.84”. */
  readonly detail?: string | undefined;
  /** State of the bet by the new score, for example “Ahead”. */
  readonly state?: string | undefined;
}

export interface GoalMomentProps extends RootProps<HTMLDivElement> {
  /** Word for the score in this sport, for example “Goal”. */
  word: string;
  teams: readonly [home: string, away: string];
  /** URLs of the sides' crests; a side without one has a drawn crest. */
  crests?: readonly [home: string | undefined, away: string | undefined] | undefined;
  /** Slug of the sport, from which the crest is drawn. */
  sport?: string | undefined;
  /** Side that scored: 0 home, 1 guests. */
  side: 0 | 1;
  /** Score of home and away, with this goal. */
  score: readonly [home: string, away: string];
  /** Player who scored. */
  scorer?: string | undefined;
  /** Minute and manner, for example “66' · header”. */
  detail?: string | undefined;
  /** Open bet of the player on the match; none if there is none or it isn't known. */
  bet?: GoalMomentBet | undefined;
  /**
   * Whether there are a crest, and light on the ground.
   * @default true
   */
  decorated?: boolean | undefined;
  /** Label of the area that closes the moment, for example “Close”. */
  closeLabel: string;
  /** Called at a tap, or when the player presses Escape. The page ends the moment after some seconds. */
  onClose: () => void;
}

/**
 * A goal over the scoreboard of a match: crest, scorer, score, and the player's bet. It covers its positioned parent from
 * the top and never takes the focus. Renders a `div` that is hidden from screen readers: the page announces the goal.
 */
export function GoalMoment({
  word,
  teams,
  crests = [undefined, undefined],
  sport,
  side,
  score,
  scorer,
  detail,
  bet,
  decorated = true,
  closeLabel,
  onClose,
  ...rest
}: GoalMomentProps) {
  useEscape(onClose);
  const lights = crestLights(teams, sport);
  const colour = side === 0 ? lights.home : lights.away;
  return (
    <div aria-hidden="true" {...rest} data-goal="" className={css.root}>
      {decorated && (
        <>
          <span className={css.glow} style={{ color: colour }} />
          <span className={light.beams} />
          <span className={light.rings} />
        </>
      )}
      {/* Escape is its key, so that it adds no stop of Tab. */}
      <button type="button" tabIndex={-1} aria-label={closeLabel} className={css.close} onClick={onClose} />
      <div className={css.middle}>
        {decorated && (
          <span className={css.crest}>
            <LargeCrest
              name={teams[side]}
              image={crests[side]}
              sport={sport}
              home={side === 1 ? teams[0] : undefined}
              size="goal"
              tone="header"
            />
          </span>
        )}
        <div className={css.words}>
          <p className={css.word}>{word}</p>
          <p className={css.detail}>
            {scorer !== undefined && <bdi className={css.scorer}>{scorer}</bdi>}
            {scorer !== undefined && detail !== undefined && <span> · </span>}
            {detail !== undefined && <bdi>{detail}</bdi>}
          </p>
        </div>
        <p className={css.score}>
          <bdi className={css.team}>{teams[0]}</bdi>
          <span className={css.figures}>
            <Figure text={score[0]} colour={side === 0 ? colour : undefined} />
            <span className={css.dash} />
            <Figure text={score[1]} colour={side === 1 ? colour : undefined} />
          </span>
          <bdi className={css.team} data-side="away">
            {teams[1]}
          </bdi>
        </p>
      </div>
      {bet && (
        <div className={css.bet}>
          <Icon name="coupon" />
          <span className={css.selection}>
            <span className={css.title}>{bet.title}</span>
            {bet.detail !== undefined && <bdi className={css.terms}>{bet.detail}</bdi>}
          </span>
          {bet.state !== undefined && <span className={css.state}>{bet.state}</span>}
        </div>
      )}
    </div>
  );
}

function Figure({ text, colour }: { readonly text: string; readonly colour: string | undefined }) {
  return <bdi style={{ color: colour }}>{text}</bdi>;
}

/** Closes the moment by Escape, if nothing else uses that key. */
function useEscape(onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
