import type { AriaAttributes, Ref } from 'react';

/** Props that every component passes to its single root element; no others are accepted. */
export interface RootProps<Root extends Element> extends AriaAttributes {
  /** Unique id in the document. */
  id?: string | undefined;
  /** Ref to the root element. */
  ref?: Ref<Root> | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}
