import { Notice } from '@touchline/ui';

/** Announces that a change is done; renders nothing without a text. */
export function DoneNotice({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Notice tone="success" announced>
      {text}
    </Notice>
  );
}
