import { useLayoutEffect, useRef } from 'react';
import { isPicture } from '../../../theme/isPicture.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { DrawnEventRow } from './DrawnEventRow.tsx';
import { eventRowPicture } from './EventRowContent.tsx';
import type { EventRowActs, EventRowFacts } from './eventRowFacts.ts';

export interface EventRowProps
  extends EventRowFacts, Omit<EventRowActs, 'onFollow'>, Omit<RootProps<HTMLElement>, 'ref'> {}

/**
 * Match in a list: a block in a narrow list, a table row in a wide one. Renders an `article`; `data-form` is `full`
 * or `compact`, `data-bare` is set while it has no buttons.
 */
export function EventRow(props: EventRowProps) {
  const { onPriceToggle, onFavouriteChange } = props;
  const { follow: onFollow } = useUi();
  const article = useRef<HTMLElement>(null);
  const row = useRef<DrawnEventRow>(null);
  // Omits buttons without a handler.
  const shown: EventRowFacts = {
    ...props,
    favouriteLabel: onFavouriteChange && props.favouriteLabel,
  };

  useLayoutEffect(() => {
    if (!article.current) return;
    const drawn = new DrawnEventRow(article.current);
    row.current = drawn;
    return () => drawn.end();
  }, []);
  useLayoutEffect(() => {
    row.current?.show(shown, { onPriceToggle, onFavouriteChange, onFollow });
    row.current?.showPrices(shown);
  });

  return <article {...rootOf(props)} {...(isPicture && eventRowPicture(shown))} ref={article} />;
}

function rootOf(props: EventRowProps): RootProps<HTMLElement> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => /^(?:id$|aria-|data-)/.test(name)));
}
