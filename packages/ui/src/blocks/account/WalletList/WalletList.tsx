import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Menu, type MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow, type AccountRowTone } from '../AccountRow/AccountRow.tsx';
import * as css from './WalletList.css.ts';
import { ListCard, type ListStateProps, type ListLabels } from '../ListCard/ListCard.tsx';

export const walletKinds = ['main', 'bonus', 'currency'] as const;
export type WalletKind = (typeof walletKinds)[number];

const kindLooks = {
  main: { icon: 'wallet', tone: 'neutral' },
  bonus: { icon: 'bonus', tone: 'boost' },
  currency: { icon: 'coin', tone: 'neutral' },
} as const satisfies Record<WalletKind, { icon: IconName; tone: AccountRowTone }>;

export interface Wallet {
  readonly id: string;
  readonly kind: WalletKind;
  /** Name of the wallet, for example “Main wallet” or “US dollar”. */
  readonly name: string;
  /** Number and purpose, for example “No. 48210773 · sports and casino”. */
  readonly about: string;
  /** Balance with its currency. */
  readonly amount: string;
  /** Balance in points, for example “1,240 points”. */
  readonly points?: string | undefined;
  /** Whether bets are paid from this wallet. */
  readonly active?: boolean | undefined;
  /** Whether the wallet can be activated for bets. */
  readonly usable?: boolean | undefined;
  /** Whether the wallet can be removed. */
  readonly removable?: boolean | undefined;
  /** Label of a pending change, for example “Being added”. */
  readonly pending?: string | undefined;
}

export interface WalletListLabels extends ListLabels {
  /** Title of the list, for example “Wallets”. Omitted where the page has that title. */
  readonly title?: string | undefined;
  /** Label of the active wallet, for example “In use”. */
  readonly active: string;
  /** Label of the activate action, for example “Use for bets”. */
  readonly use: string;
  /** Label of the remove action, for example “Remove”. */
  readonly remove: string;
  /** Label of the add button, for example “Add a currency”. */
  readonly add: string;
  /** Label of the exchange button, for example “Exchange money”; needed with `onExchange`. */
  readonly exchange?: string | undefined;
  /** Accessible name of a wallet's menu, for example “Actions for US dollar”. */
  readonly actions: (wallet: string) => string;
}

export interface WalletListProps extends RootProps<HTMLElement>, ListStateProps {
  /** Wallets, the main one first. */
  wallets: readonly Wallet[];
  labels: WalletListLabels;
  /** Called when the player activates a wallet for bets. */
  onUse?: ((id: string) => void) | undefined;
  /** Called when the player removes a wallet. */
  onRemove?: ((id: string) => void) | undefined;
  /** Called when the player adds a currency. Without it there is no button. */
  onAdd?: (() => void) | undefined;
  /** Called when the player exchanges money between wallets. Without it there is no button. */
  onExchange?: (() => void) | undefined;
  /** Called when the player opens a wallet's movements. Without it rows don't open. */
  onOpen?: ((id: string) => void) | undefined;
}

/** Player's wallets with balances and the active one marked. Renders a `section`. */
export function WalletList({
  wallets,
  labels,
  onUse,
  onRemove,
  onAdd,
  onExchange,
  onOpen,
  ...rest
}: WalletListProps) {
  return (
    <ListCard
      {...rest}
      title={labels.title}
      labels={labels}
      icon="wallet"
      foot={
        (onAdd ?? onExchange) && (
          <Stack gap="sm">
            {onExchange && (
              <Button tone="strong" icon="refresh" width="full" onClick={onExchange}>
                {labels.exchange}
              </Button>
            )}
            {onAdd && (
              <Button icon="plus" width="full" onClick={onAdd}>
                {labels.add}
              </Button>
            )}
          </Stack>
        )
      }
    >
      {wallets.map((wallet) => {
        const items: MenuItem[] = [];
        if (wallet.usable) {
          items.push({ id: 'use', label: labels.use, icon: 'check', onSelect: () => onUse?.(wallet.id) });
        }
        if (wallet.removable) {
          items.push({
            id: 'remove',
            label: labels.remove,
            icon: 'trash',
            tone: 'danger',
            onSelect: () => onRemove?.(wallet.id),
          });
        }
        return (
          <AccountRow
            key={wallet.id}
            {...kindLooks[wallet.kind]}
            data-active={wallet.active ? '' : undefined}
            title={wallet.name}
            strong={wallet.active}
            detail={wallet.about}
            value={wallet.amount}
            onOpen={onOpen && (() => onOpen(wallet.id))}
            aside={
              wallet.pending ?? (wallet.active ? <Badge icon="check">{labels.active}</Badge> : wallet.points)
            }
            end={
              wallet.pending !== undefined ? (
                <Spinner />
              ) : items.length > 0 ? (
                <Menu
                  items={items}
                  trigger={
                    <IconButton icon="more-vertical" tone="muted" label={labels.actions(wallet.name)} />
                  }
                />
              ) : (
                // Keeps the amounts aligned when a wallet has no menu.
                <span className={css.noMenu} />
              )
            }
          />
        );
      })}
    </ListCard>
  );
}
