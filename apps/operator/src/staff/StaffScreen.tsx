import { AloneTab } from './AloneTab.tsx';
import { NEW_ROLE, staffPlaces } from './addresses.ts';
import { InvitePage } from './InvitePage.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { PersonPage } from './PersonPage.tsx';
import { NewRolePage, RolePage } from './RolePage.tsx';
import { RolesTab } from './RolesTab.tsx';

interface StaffScreenProps {
  /** A place of the staff, or the id of a person; the list of people if it is absent. */
  readonly place: string | undefined;
  /** Id of a role. */
  readonly id: string | undefined;
}

/** The operators: people, their roles, and what each may do alone. */
export function StaffScreen({ place, id }: StaffScreenProps) {
  if (place === undefined) return <PeopleTab />;
  switch (staffPlaces.find((one) => one === place)) {
    case 'roles':
      if (id === undefined) return <RolesTab />;
      return id === NEW_ROLE ? <NewRolePage /> : <RolePage id={id} />;
    case 'alone':
      return <AloneTab />;
    case 'invitation':
      return <InvitePage />;
    case undefined:
      return <PersonPage key={place} id={place} />;
  }
}
