import { useId, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { RichNode } from '../RichText/nodes.ts';
import { RichText } from '../RichText/RichText.tsx';
import * as css from './SeoBlock.css.ts';

export interface SeoBlockProps extends RootProps<HTMLElement> {
  /** What the text is about, for readers. */
  label: string;
  /** The text, as data. */
  nodes: readonly RichNode[];
  /** Shows all of it. */
  moreLabel: string;
  /** Puts it together again. */
  lessLabel: string;
  /** All of it in sight at first. @default false */
  defaultOpen?: boolean | undefined;
}

/** A text about the page at its foot, put together to a few lines. Renders a `section`; `data-closed` on its text. */
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
      {/* Links in lines that nobody sees must not take the keyboard's focus. */}
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
