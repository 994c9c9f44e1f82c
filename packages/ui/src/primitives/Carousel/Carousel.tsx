import { useId, useRef, type ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useSlides } from './useSlides.ts';
import * as css from './Carousel.css.ts';

export const carouselWidths = ['full', 'most', 'content'] as const;
export type CarouselWidth = (typeof carouselWidths)[number];

export interface CarouselSlide {
  readonly id: string;
  readonly content: ReactNode;
}

export interface CarouselWords {
  /** "Previous". */
  readonly previous: string;
  /** "Next". */
  readonly next: string;
  /** "2 of 5". */
  readonly position: (place: string, count: string) => string;
  /** "Stop moving"; needed with `every`. */
  readonly pause?: string | undefined;
  /** "Go on moving"; needed with `every`. */
  readonly play?: string | undefined;
}

export interface CarouselProps extends RootProps<HTMLElement> {
  /** What the slides are: "Promotions". */
  label: string;
  /** Slides in order. */
  slides: readonly CarouselSlide[];
  words: CarouselWords;
  /**
   * As wide as the place, so wide that the next one shows its edge, or as wide as its content: several are seen at once,
   * so that no place is told. @default 'full'
   */
  slideWidth?: CarouselWidth | undefined;
  /** Moves on by itself after so many seconds; stops for good when the player touches it. @default never */
  every?: number | undefined;
  /** Another slide came to the front. */
  onSlideChange?: ((index: number) => void) | undefined;
}

/** From how many slides on a figure says the place; dots are counted no longer. */
const countable = 8;

/**
 * Slides in a row that scrolls and snaps. Renders a `section` with a list; `data-current` on the slide in front,
 * `data-width` says how wide one is. What
 * shows the place and goes on is there only while there is somewhere to go.
 * Moves by itself only when asked to, never under a pointer, with focus inside, or with reduced motion.
 */
export function Carousel({
  label,
  slides,
  words,
  slideWidth = 'full',
  every,
  onSlideChange,
  ...rest
}: CarouselProps) {
  const { locale } = useUi();
  const listId = useId();
  const list = useRef<HTMLUListElement | null>(null);
  const { current, atStart, atEnd, fits, show, follow } = useSlides(list, slides.length, onSlideChange);
  const autoplay = useAutoplay(every, () => show(atEnd ? 0 : current + 1));
  const figure = new Intl.NumberFormat(locale);
  const position = words.position(figure.format(current + 1), figure.format(slides.length));
  const go = (index: number) => {
    autoplay.stop();
    show(index);
  };
  return (
    <section {...rest} aria-label={label} data-width={slideWidth} className={css.root} {...autoplay.watch}>
      <ul
        id={listId}
        ref={list}
        // A box that scrolls must be within reach of the keyboard; the arrows then scroll it from slide to slide.
        tabIndex={0}
        aria-label={label}
        onScroll={follow}
        onPointerDown={autoplay.stop}
        className={css.list}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            data-current={index === current ? '' : undefined}
            aria-label={words.position(figure.format(index + 1), figure.format(slides.length))}
            className={css.slides[slideWidth]}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      {!fits && (
        <div className={css.bar}>
          {slideWidth !== 'content' && (
            <p className={css.place} aria-hidden="true">
              {slides.length > countable
                ? position
                : slides.map((slide, index) => (
                    <span
                      key={slide.id}
                      data-current={index === current ? '' : undefined}
                      className={css.dot}
                    />
                  ))}
            </p>
          )}
          {autoplay.possible && (
            <IconButton
              icon={autoplay.playing ? 'pause' : 'play'}
              label={(autoplay.playing ? words.pause : words.play) ?? ''}
              tone="muted"
              onClick={autoplay.toggle}
            />
          )}
          <div className={css.steps}>
            <IconButton
              icon="back"
              tone="muted"
              label={words.previous}
              aria-controls={listId}
              aria-disabled={atStart || undefined}
              onClick={() => go(Math.max(0, current - 1))}
            />
            <IconButton
              icon="next"
              tone="muted"
              label={words.next}
              aria-controls={listId}
              aria-disabled={atEnd || undefined}
              onClick={() => go(Math.min(slides.length - 1, current + 1))}
            />
          </div>
        </div>
      )}
    </section>
  );
}
