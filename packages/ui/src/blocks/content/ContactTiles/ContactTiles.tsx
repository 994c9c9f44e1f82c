import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './ContactTiles.css.ts';

interface ContactBase {
  /** Id of the contact method. */
  readonly id: string;
  readonly icon: IconName;
  /** Name of the contact method, for example “Chat” or “By phone”. */
  readonly title: string;
  /** Phone number or address. */
  readonly value?: string | undefined;
  /** Service hours and response time. */
  readonly detail: string;
  /** Label shown while support is available, for example “Online”. Undefined at other times. */
  readonly online?: string | undefined;
}

/** Contact method with a link (page, phone number or address) or an action, such as opening the chat. */
export type Contact = ContactBase & ({ readonly href: string } | { readonly onOpen: () => void });

export interface ContactTilesProps extends RootProps<HTMLUListElement> {
  /** Accessible name of the list, for example “Ways to reach us”. */
  label: string;
  /** Contact methods, fastest first. */
  contacts: readonly Contact[];
}

/** Contact methods of the support. Renders a `ul` of links and buttons. */
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
          <bdi dir="ltr" translate="no" className={css.value}>
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
