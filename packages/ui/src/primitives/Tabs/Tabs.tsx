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
  /** Content of the tab's panel. */
  content: ReactNode;
}

export interface TabsProps<Value extends string> extends RootProps<HTMLDivElement> {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs with their content. */
  items: readonly TabItem<Value>[];
  /** Selected tab (controlled). */
  value?: Value | undefined;
  /**
   * Initially selected tab, when uncontrolled.
   * @default the first tab
   */
  defaultValue?: Value | undefined;
  /** Called when the player selects a tab. */
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * Background that the tabs are on.
   * @default 'surface'
   */
  tone?: TabsTone | undefined;
}

/**
 * Views of one page, shown one at a time. Renders a `div` with a tab list and its panels; `data-state` on each tab.
 */
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
