import { ClearLayout, ConfirmDialog, Inline, Stack, TabLinks, Text, Button, UiProvider } from '@touchline/ui';
import { session, signOut } from '../api/session.ts';
import { IdentificationScreen } from '../identification/IdentificationScreen.tsx';
import { useStore } from '../shared/store.ts';
import { PlayersScreen } from '../players/PlayersScreen.tsx';
import { PlayerScreen } from '../players/PlayerScreen.tsx';
import { ReviewsScreen } from '../reviews/ReviewsScreen.tsx';
import { SiteScreen } from '../sites/SiteScreen.tsx';
import { SitesScreen } from '../sites/SitesScreen.tsx';
import { AuditScreen } from '../auditLog/AuditScreen.tsx';
import { language, t } from '../messages/messages.ts';
import { leave, leaving, route, to } from '../shared/route.ts';
import { Scoped } from './Scoped.tsx';
import { SignIn } from './SignIn.tsx';

const messages = {
  close: t('kit.close'),
  dismiss: t('kit.dismiss'),
  notifications: t('kit.notifications'),
  loading: t('kit.loading'),
  showPassword: t('kit.showPassword'),
  hidePassword: t('kit.hidePassword'),
  skipToContent: t('kit.skip'),
  skipToCoupon: t('kit.skip'),
};

/** The console. Without a session it shows the sign-in form at every address. */
export function App() {
  const operator = useStore(session);
  return (
    <UiProvider direction="ltr" locale={language} messages={messages}>
      <ClearLayout>{operator ? <Pages name={operator.name} /> : <SignIn />}</ClearLayout>
      <Leaving />
    </UiProvider>
  );
}

const pages = ['sites', 'players', 'identification', 'reviews', 'audit'] as const;

function Pages({ name }: { readonly name: string }) {
  const [page = 'sites', ...rest] = useStore(route);
  return (
    <Stack gap="lg" pad="lg">
      <Inline justify="between" wrap="wrap">
        <TabLinks
          label={t('app.pages')}
          tone="surface"
          items={pages.map((id) => ({ href: to(id), label: t(`nav.${id}`), current: id === page }))}
        />
        <Inline>
          <Text tone="muted">{t('app.signedIn', { name })}</Text>
          <Button size="sm" onClick={signOut}>
            {t('app.signOut')}
          </Button>
        </Inline>
      </Inline>
      <Page page={page} rest={rest} />
    </Stack>
  );
}

interface PageProps {
  readonly page: string;
  readonly rest: readonly string[];
}

function Page({ page, rest: [first, second] }: PageProps) {
  if (page === 'players') {
    return (
      <Scoped scope="players">
        {first === undefined ? <PlayersScreen /> : <PlayerScreen key={first} id={first} />}
      </Scoped>
    );
  }
  if (page === 'identification') {
    return (
      <Scoped scope="identification">
        <IdentificationScreen place={first} />
      </Scoped>
    );
  }
  if (page === 'reviews') {
    return (
      <Scoped scope="reviews">
        <ReviewsScreen />
      </Scoped>
    );
  }
  if (page === 'audit') return <AuditScreen subject={first} key={first} />;
  return (
    <Scoped scope="sites">
      {first === undefined ? <SitesScreen /> : <SiteScreen key={first} id={first} part={second} />}
    </Scoped>
  );
}

/** Asks for confirmation before unsaved changes are discarded. */
function Leaving() {
  return (
    <ConfirmDialog
      open={useStore(leaving) !== undefined}
      title={t('leave.title')}
      description={t('leave.text')}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      tone="danger"
      onConfirm={leave}
      onCancel={() => leaving.set(undefined)}
    />
  );
}
