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

export interface CarouselLabels {
  /** Label of the previous button. */
  readonly previous: string;
  /** Label of the next button. */
  readonly next: string;
  /** Current position, for example “2 of 5”. */
  readonly position: (place: string, count: string) => string;
  /** Label of the pause button, for example “Stop moving”; required with `every`. */
  readonly pause?: string | undefined;
  /** Label of the play button, for example “Go on moving”; required with `every`. */
  readonly play?: string | undefined;
}

export interface CarouselProps extends RootProps<HTMLElement> {
  /** Accessible name: what the slides are, for example “Promotions”. */
  label: string;
  /** Slides in order. */
  slides: readonly CarouselSlide[];
  labels: CarouselLabels;
  /**
   * Width of a slide: `full` for the container, `most` so that the edge of the next slide is visible, `content` for its
   * content; several slides are then visible, and no position is shown.
   * @default 'full'
   */
  slideWidth?: CarouselWidth | undefined;
  /**
   * Autoplay interval in seconds; autoplay ends when the player interacts.
   * @default no autoplay
   */
  every?: number | undefined;
  /** Called when another slide becomes current. */
  onSlideChange?: ((index: number) => void) | undefined;
}

/** Number of slides from which the position is a number instead of dots. */
const countable = 8;

/**
 * Row of slides with scroll snapping. Renders a `section` with a list; `data-current` on the current slide,
 * `data-width` for the width of the slides. Position and buttons are rendered only while there is something to
 * scroll. Autoplay pauses while hovered or focused, and is off with reduced motion.
 */
export function Carousel({
  label,
  slides,
  labels,
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
  const position = labels.position(figure.format(current + 1), figure.format(slides.length));
  const go = (index: number) => {
    autoplay.stop();
    show(index);
  };
  return (
    <section {...rest} aria-label={label} data-width={slideWidth} className={css.root} {...autoplay.watch}>
      <ul
        id={listId}
        ref={list}
        // A scroll container must be focusable by keyboard; the arrows then scroll from slide to slide.
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
            aria-label={labels.position(figure.format(index + 1), figure.format(slides.length))}
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
              label={(autoplay.playing ? labels.pause : labels.play) ?? ''}
              tone="muted"
              onClick={autoplay.toggle}
            />
          )}
          <div className={css.steps}>
            <IconButton
              icon="back"
              tone="muted"
              label={labels.previous}
              aria-controls={listId}
              aria-disabled={atStart || undefined}
              onClick={() => go(Math.max(0, current - 1))}
            />
            <IconButton
              icon="next"
              tone="muted"
              label={labels.next}
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
