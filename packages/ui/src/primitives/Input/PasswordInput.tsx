import { useState } from 'react';
import { useMessages } from '../../theme/UiProvider.tsx';
import { useFieldLinks } from '../Field/fieldContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { TextControlProps } from './inputProps.ts';
import * as css from './Input.css.ts';

export type PasswordInputProps = TextControlProps;

/**
 * Password field whose text is hidden until the player reveals it. Renders an `input` in a box with a button that
 * reveals the text.
 */
export function PasswordInput({ onValueChange, ...rest }: PasswordInputProps) {
  const links = useFieldLinks();
  const messages = useMessages();
  const [shown, setShown] = useState(false);
  return (
    <div className={css.box}>
      <input
        autoComplete="current-password"
        {...links}
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onValueChange?.(event.target.value)}
        className={css.control}
      />
      <IconButton
        size="sm"
        tone="muted"
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? messages.hidePassword : messages.showPassword}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
