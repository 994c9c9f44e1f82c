import type { ReactNode } from 'react';
import { Accordion as Behaviour } from 'radix-ui';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps extends RootProps<HTMLDivElement> {
  /** Sections with title and content. */
  items: readonly AccordionItem[];
  /**
   * Ids of the initially open sections.
   * @default none
   */
  defaultOpen?: readonly string[] | undefined;
}

/** List of titles that each open a section. Renders a `div` with `data-state` on each item. */
export function Accordion({ items, defaultOpen = [], ...rest }: AccordionProps) {
  return (
    <Behaviour.Root {...rest} type="multiple" defaultValue={[...defaultOpen]} className={css.root}>
      {items.map((item) => (
        <Behaviour.Item key={item.id} value={item.id} className={css.item}>
          <Behaviour.Header className={css.heading}>
            <Behaviour.Trigger className={css.trigger}>
              <span className={css.words}>{item.title}</span>
              <span className={css.chevron}>
                <Icon name="up" size="sm" />
              </span>
            </Behaviour.Trigger>
          </Behaviour.Header>
          <Behaviour.Content className={css.content}>{item.content}</Behaviour.Content>
        </Behaviour.Item>
      ))}
    </Behaviour.Root>
  );
}
