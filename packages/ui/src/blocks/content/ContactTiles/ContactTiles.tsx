import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './ContactTiles.css.ts';

interface ContactBase {
  /** Identity among the ways. */
  readonly id: string;
  readonly icon: IconName;
  /** "Chat", "By phone". */
  readonly title: string;
  /** The number or the address. */
  readonly value?: string | undefined;
  /** When somebody is there, and how long an answer takes. */
  readonly detail: string;
  /** Somebody is there now: "Online". */
  readonly online?: string | undefined;
}

/** A page, a phone number or an address; or an action, such as opening the chat. */
export type Contact = ContactBase & ({ readonly href: string } | { readonly onOpen: () => void });

export interface ContactTilesProps extends RootProps<HTMLUListElement> {
  /** "Ways to reach us". */
  label: string;
  /** Ways, the quickest first. */
  contacts: readonly Contact[];
}

/** Ways to reach support. Renders a `ul` of links and buttons. */
export function ContactTiles({ label, contacts, ...rest }: ContactTilesProps) {
  const { link: Link } = useUi();
  return (
    <ul {...rest} aria-label={label} className={css.list}>
      {contacts.map((contact) => (
        <li key={contact.id}>
          {'href' in contact ? (
            <Link href={contact.href} className={css.tile}>
              <Face {...contact} />
            </Link>
          ) : (
            <button type="button" onClick={contact.onOpen} className={css.tile}>
              <Face {...contact} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Face({ icon, title, value, detail, online }: ContactBase) {
  return (
    <>
      <span className={css.sign}>
        <Icon name={icon} />
      </span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {value !== undefined && (
          <bdi dir="ltr" className={css.value}>
            {value}
          </bdi>
        )}
        <span className={css.detail}>{detail}</span>
        {online !== undefined && (
          <span className={css.badge}>
            <Badge tone="success" icon="dot">
              {online}
            </Badge>
          </span>
        )}
      </span>
    </>
  );
}
