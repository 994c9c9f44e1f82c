import { Fragment, type ReactNode } from 'react';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { isSafeHref, type RichInline, type RichNode } from './nodes.ts';
import { MarkedMatches } from './MarkedMatches.tsx';
import { RichTable } from './RichTable.tsx';
import * as css from './RichText.css.ts';

export interface RichTextProps extends RootProps<HTMLDivElement> {
  /** Content as data. External markup is never inserted into the page. */
  nodes: readonly RichNode[];
  /** Text to highlight, for example of a search in the page. */
  mark?: string | undefined;
}

/** Editorial text: headings, paragraphs, lists, tables, images. Renders a `div`. */
export function RichText({ nodes, mark = '', ...rest }: RichTextProps) {
  return (
    <div {...rest} className={css.root}>
      {nodes.map((node, place) => (
        // The nodes have no id, so the index is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={place} node={node} mark={mark} />
      ))}
    </div>
  );
}

function Part({ node, mark }: { node: RichNode; mark: string }): ReactNode {
  switch (node.kind) {
    case 'heading':
      return (
        <div id={node.id} tabIndex={node.id === undefined ? undefined : -1} className={css.heading}>
          <Heading level={node.level}>
            <MarkedMatches text={node.text} mark={mark} />
          </Heading>
        </div>
      );
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      return (
        <List className={css.list} data-ordered={node.ordered ? '' : undefined}>
          {node.items.map((item, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>{line(item, mark)}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return <blockquote className={css.quote}>{line(node.children, mark)}</blockquote>;
    case 'note':
      return <p className={css.note}>{line(node.children, mark)}</p>;
    case 'table':
      return <RichTable {...node} mark={mark} />;
    case 'image':
      return (
        <figure className={css.figure}>
          <img src={node.src} alt={node.alt} loading="lazy" className={css.image} />
          {node.caption !== undefined && <figcaption className={css.caption}>{node.caption}</figcaption>}
        </figure>
      );
    default:
      return <p>{line(node.children, mark)}</p>;
  }
}

function line(children: readonly RichInline[], mark: string): ReactNode {
  return children.map((child, place) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>{inline(child, mark)}</Fragment>
  ));
}

function inline(node: RichInline, mark: string): ReactNode {
  if (typeof node === 'string') return <MarkedMatches text={node} mark={mark} />;
  switch (node.kind) {
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{line(node.children, mark)}</strong>;
    case 'em':
      return <em>{line(node.children, mark)}</em>;
    case 'link': {
      const words = line(node.children, mark);
      // Unsafe URLs, such as scripts or look-alikes of other sites, are shown as plain text.
      return isSafeHref(node.href) ? <Link href={node.href}>{words}</Link> : words;
    }
  }
}
