import type { KeyRole } from './keys.ts';

/** Names of a component's props, of every variant of them. */
type PropsOf<Component> = Component extends (props: infer Props) => unknown ? KeysOf<Props> : never;
type KeysOf<Props> = Props extends unknown ? Extract<keyof Props, string> : never;

/**
 * Documentation of a component that its code can't express. It is written next to the stories, as `X.docs.ts`, and shown
 * on the component's page. Source, status and props are read from the code.
 */
export interface ComponentDocs<Component> {
  /** Tasks that the component is for, in a sentence. */
  readonly usage: string;
  /** Advice, in sentences. */
  readonly dos: readonly string[];
  /** Common mistakes, in sentences. */
  readonly donts: readonly string[];
  /** Visible parts in reading order, each with the props that fill it. */
  readonly anatomy: readonly (readonly [part: string, ...props: PropsOf<Component>[]])[];
  /**
   * Roles of the component's controls, from which its keys follow. The visual guard compares them with the roles in its
   * stories.
   */
  readonly keys: readonly KeyRole[];
  /**
   * Controls in its stories that aren't its own: those that it is given as content, or those that only its stories show.
   * @default none
   */
  readonly otherControls?: 'given' | 'inStories';
  /** Names of components to consider instead or in addition. */
  readonly related: readonly string[];
  /** Other words for the component, by which Storybook's search finds it. */
  readonly aliases: readonly string[];
}

/** Documentation without the types of the component's props. */
export interface AnyComponentDocs extends Omit<ComponentDocs<never>, 'anatomy'> {
  readonly anatomy: readonly (readonly [part: string, ...props: string[]])[];
}

/** Documentation of the components of a story file, by name. */
export type DocsFile = Readonly<Record<string, AnyComponentDocs>>;
