import { AccountMenu, SideMenuSkeleton } from '@touchline/ui';
import { useAccountMenu } from '../useAccountMenu.tsx';

/** Menu of the account at the start of its pages, on desktops. */
export default function OfficeNav() {
  const { menu, question } = useAccountMenu();
  if (!menu) return <SideMenuSkeleton rows={10} />;
  return (
    <>
      <AccountMenu {...menu} />
      {question}
    </>
  );
}
