import { EmailActivation } from './EmailActivation.tsx';

/** Page to activate the player's email by a code; the account layout renders the title. */
export function Component() {
  return <EmailActivation />;
}
