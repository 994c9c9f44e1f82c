import { useId, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { RichNode } from '../RichText/nodes.ts';
import { RichText } from '../RichText/RichText.tsx';
import * as css from './SeoBlock.css.ts';

export interface SeoBlockProps extends RootProps<HTMLElement> {
  /** Accessible name of the section. */
  label: string;
  /** Content as data. */
  nodes: readonly RichNode[];
  /** Label of the expand button. */
  moreLabel: string;
  /** Label of the collapse button. */
  lessLabel: string;
  /**
   * Whether the text is expanded initially.
   * @default false
   */
  defaultOpen?: boolean | undefined;
}

/**
 * Text about the page for search engines, at its bottom and collapsed to a few lines. Renders a `section`;
 * `data-closed` on the text while collapsed.
 */
export function SeoBlock({
  label,
  nodes,
  moreLabel,
  lessLabel,
  defaultOpen = false,
  ...rest
}: SeoBlockProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  return (
    <section {...rest} aria-label={label} className={css.root}>
      {/* Links in hidden lines must not be focusable. */}
      <div id={id} inert={!open} data-closed={open ? undefined : ''} className={css.text}>
        <RichText nodes={nodes} />
      </div>
      <Button
        size="sm"
        tone="muted"
        emphasis="plain"
        iconEnd={open ? 'up' : 'down'}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? lessLabel : moreLabel}
      </Button>
    </section>
  );
}
