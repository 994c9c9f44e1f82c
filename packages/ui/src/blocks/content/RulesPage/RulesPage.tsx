import { hasWords } from '@touchline/text';
import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Collapsible } from '../../../primitives/Collapsible/Collapsible.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { SideMenu, type SideMenuGroup } from '../../navigation/SideMenu/SideMenu.tsx';
import { textOf, type RichNode } from '../RichText/nodes.ts';
import { RichText } from '../RichText/RichText.tsx';
import * as css from './RulesPage.css.ts';

export interface RulesLabels {
  /** Title of the list of chapters, for example “Chapters”. */
  readonly chapters: string;
  /** Title of the chapter's table of contents, for example “On this page”. */
  readonly contents: string;
  /** Label of the search field. */
  readonly search: string;
  /** Returns the number of matches as a sentence. */
  readonly found: (count: number) => string;
  /** Label of the print button. */
  readonly print: string;
}

export interface RulesPageProps extends RootProps<HTMLDivElement> {
  labels: RulesLabels;
  /** Name of the chapter. */
  title: string;
  /** Effective date, for example “Valid from 1 November”. */
  updated?: string | undefined;
  /** Chapters in groups, with links to their pages. */
  chapters: readonly SideMenuGroup[];
  /** Content of the chapter. Level 2 headings with an id form the table of contents. */
  nodes: readonly RichNode[];
  /** Called when the player prints the chapter. */
  onPrint?: (() => void) | undefined;
}

/**
 * Chapter of the rules with links to the others, a table of contents and a search. Renders a `div` with a `nav` and
 * an `article`.
 */
export function RulesPage({ labels, title, updated, chapters, nodes, onPrint, ...rest }: RulesPageProps) {
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  const found = wanted === '' ? nodes : nodes.filter((node) => contains(node, wanted));
  return (
    <div {...rest} className={css.root}>
      <div className={css.chapters}>
        <div className={css.wide}>
          <SideMenu label={labels.chapters} groups={chapters} />
        </div>
        <div className={css.narrow}>
          <Collapsible title={labels.chapters} level={2} defaultOpen={false}>
            <SideMenu label={labels.chapters} groups={chapters} />
          </Collapsible>
        </div>
      </div>
      <article className={css.article}>
        <div className={css.head}>
          <div className={css.title}>
            <Heading level={1}>{title}</Heading>
            {updated !== undefined && <p className={css.updated}>{updated}</p>}
          </div>
          {onPrint && (
            <div className={css.tools}>
              <Button size="sm" emphasis="outline" icon="printer" onClick={onPrint}>
                {labels.print}
              </Button>
            </div>
          )}
        </div>
        <div className={css.search}>
          <Input
            type="search"
            icon="search"
            aria-label={labels.search}
            placeholder={labels.search}
            value={query}
            onValueChange={setQuery}
          />
          <p role="status" className={css.count}>
            {wanted !== '' && labels.found(found.length)}
          </p>
        </div>
        {wanted === '' && <Contents title={labels.contents} nodes={nodes} />}
        <RichText nodes={found} mark={wanted} />
      </article>
    </div>
  );
}

function Contents({ title, nodes }: { title: string; nodes: readonly RichNode[] }) {
  const anchors = nodes.flatMap((node) =>
    node.kind === 'heading' && node.level === 2 && node.id !== undefined
      ? [{ id: node.id, text: node.text }]
      : [],
  );
  if (anchors.length < 2) return null;
  return (
    <nav aria-label={title} className={css.contents}>
      <ol>
        {anchors.map(({ id, text }) => (
          <li key={id} className={css.anchor}>
            <Link href={`#${id}`}>{text}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const contains = (node: RichNode, wanted: string) => hasWords(textOf(node), wanted);

/** Placeholder of a chapter while it loads. Renders a `div` with `role="status"` and `aria-busy`. */
export function RulesPageSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={css.root}>
      <div className={css.wide}>
        <Skeleton shape="block" />
      </div>
      <Stack>
        <Skeleton shape="chip" width="half" />
        <Skeleton shape="control" />
        {['one', 'two', 'three', 'four', 'five', 'six'].map((line) => (
          <Skeleton key={line} />
        ))}
      </Stack>
    </div>
  );
}
