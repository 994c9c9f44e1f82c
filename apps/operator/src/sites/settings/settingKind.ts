import type { ComponentType, ReactNode } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';

/** Props of the control of a setting. */
export interface ControlProps<Typed, Value> {
  readonly label: string;
  /** Effect of the setting, and the direction in which it loosens a guard. */
  readonly hint: string;
  /** Why the value is refused. */
  readonly error: string | undefined;
  /** Origin of the value, at the end of the label's row. */
  readonly note: ReactNode;
  readonly typed: Typed;
  /** Value of the list of sites. */
  readonly listed: Value;
  readonly onChange: (typed: Typed) => void;
}

/** Form of the values of one type: control, reading, parsing and text. */
export interface KindOf<Typed, Value> {
  /** Returns the fields of a value. */
  read(value: Value): Typed;
  /** Returns the value of fields; undefined if they are wrong. */
  parse(typed: Typed): { readonly value: Value } | undefined;
  /** Message for wrong fields. */
  readonly wrong: MessageKey;
  /** Returns a value as an operator reads it. */
  text(value: Value): string;
  /** True if the control takes half a row of a wide form. @default false */
  readonly isNarrow?: boolean;
  readonly Control: ComponentType<ControlProps<Typed, Value>>;
}

/** Kind of a setting whose typed form is its own matter. */
export type SettingKind<Value> = KindOf<unknown, Value>;

/** Creates a kind. The cast: what a kind gets as typed comes from its own `read` and control. */
export const kind = <Typed, Value>(own: KindOf<Typed, Value>): SettingKind<Value> =>
  own as unknown as SettingKind<Value>;

/** One setting of a site, with its value in the list of sites and the operators' one. */
export interface Setting {
  /** Keys of the value in the part. */
  readonly path: readonly string[];
  /** The path as the server names it: `card.currencies.EUR.min`. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly kind: SettingKind<unknown>;
  readonly listed: unknown;
}

/** Returns the label of a setting, with its method for one of a payment method. */
export const fullLabel = ({ path, label }: Setting): string =>
  path.length > 1 ? t('setting.named', { name: path[0] ?? '', value: label }) : label;
