import type { ReactNode } from 'react';
import { Tabs as Behaviour } from 'radix-ui';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './Tabs.css.ts';

export const tabsTones = ['header', 'surface'] as const;
export type TabsTone = (typeof tabsTones)[number];

export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  /** What the tab shows. */
  content: ReactNode;
}

export interface TabsProps<Value extends string> extends RootProps<HTMLDivElement> {
  /** What the tabs are about. */
  label: string;
  /** The tabs with what they show. */
  items: readonly TabItem<Value>[];
  /** The tab in use. */
  value?: Value | undefined;
  /** The tab in use at first, when nobody holds `value`. @default the first */
  defaultValue?: Value | undefined;
  /** The player went to another tab. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Ground they stand on. @default 'surface' */
  tone?: TabsTone | undefined;
}

/** Views of one page, one at a time. Renders a `div` with a tab list and its panels; `data-state` on each tab. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  tone = 'surface',
  ...rest
}: TabsProps<Value>) {
  const first = defaultValue ?? items[0]?.value;
  return (
    <Behaviour.Root
      {...rest}
      {...(value === undefined ? (first === undefined ? {} : { defaultValue: first }) : { value })}
      onValueChange={(next) => {
        const item = items.find((candidate) => candidate.value === next);
        if (item) onValueChange?.(item.value);
      }}
      className={css.root}
    >
      <Behaviour.List aria-label={label} className={classes(css.list, css.tones[tone])}>
        {items.map((item) => (
          <Behaviour.Trigger key={item.value} value={item.value} className={css.tab}>
            {item.label}
          </Behaviour.Trigger>
        ))}
      </Behaviour.List>
      {items.map((item) => (
        <Behaviour.Content key={item.value} value={item.value} className={css.panel}>
          {item.content}
        </Behaviour.Content>
      ))}
    </Behaviour.Root>
  );
}
