import { EmailActivation } from './EmailActivation.tsx';

/** Proves by a code that the player's e-mail is theirs; the account's frame brings the title. */
export function Component() {
  return <EmailActivation />;
}
