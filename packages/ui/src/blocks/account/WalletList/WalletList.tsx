import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Menu, type MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow, type AccountRowTone } from '../AccountRow/AccountRow.tsx';
import * as css from './WalletList.css.ts';
import { ListCard, type ListStateProps, type ListWords } from '../ListCard/ListCard.tsx';

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
  /** "Main wallet", "US dollar". */
  readonly name: string;
  /** Its number, and what it is for: "No. 48210773 · sports and casino". */
  readonly about: string;
  /** The money in it, with its currency. */
  readonly amount: string;
  /** Points in it: "1,240 points". */
  readonly points?: string | undefined;
  /** Bets are paid from it. */
  readonly active?: boolean | undefined;
  /** It can be made the one in use. */
  readonly usable?: boolean | undefined;
  /** It can be removed. */
  readonly removable?: boolean | undefined;
  /** A change is under way, in words: "Being added". */
  readonly pending?: string | undefined;
}

export interface WalletListWords extends ListWords {
  /** "Wallets"; none where the page says it. */
  readonly title?: string | undefined;
  /** "In use". */
  readonly active: string;
  /** "Use for bets". */
  readonly use: string;
  /** "Remove". */
  readonly remove: string;
  /** "Add a currency". */
  readonly add: string;
  /** Names the menu of a wallet: "Actions for US dollar". */
  readonly actions: (wallet: string) => string;
}

export interface WalletListProps extends RootProps<HTMLElement>, ListStateProps {
  /** The player's wallets, the main one first. */
  wallets: readonly Wallet[];
  words: WalletListWords;
  /** The player wants bets paid from it. */
  onUse?: ((id: string) => void) | undefined;
  /** The player wants it gone. */
  onRemove?: ((id: string) => void) | undefined;
  /** The player wants another currency; without it there is no button. */
  onAdd?: (() => void) | undefined;
}

/** The player's wallets with their money, the one in use marked. Renders a `section`. */
export function WalletList({ wallets, words, onUse, onRemove, onAdd, ...rest }: WalletListProps) {
  return (
    <ListCard
      {...rest}
      title={words.title}
      words={words}
      icon="wallet"
      foot={
        onAdd && (
          <Button icon="plus" width="full" onClick={onAdd}>
            {words.add}
          </Button>
        )
      }
    >
      {wallets.map((wallet) => {
        const items: MenuItem[] = [];
        if (wallet.usable) {
          items.push({ id: 'use', label: words.use, icon: 'check', onSelect: () => onUse?.(wallet.id) });
        }
        if (wallet.removable) {
          items.push({
            id: 'remove',
            label: words.remove,
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
            aside={
              wallet.pending ??
              (wallet.active ? (
                <Badge tone="accent" icon="check">
                  {words.active}
                </Badge>
              ) : (
                wallet.points
              ))
            }
            end={
              wallet.pending !== undefined ? (
                <Spinner />
              ) : items.length > 0 ? (
                <Menu
                  items={items}
                  trigger={
                    <IconButton icon="more-vertical" tone="muted" label={words.actions(wallet.name)} />
                  }
                />
              ) : (
                // Amounts stand below one another, with or without a menu beside them.
                <span className={css.noMenu} />
              )
            }
          />
        );
      })}
    </ListCard>
  );
}
