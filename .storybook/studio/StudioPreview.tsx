import { densities, modes, themesCss, type Density, type Mode, type Theme } from '@touchline/brand';
import { useState } from 'react';
import { SignInForm } from '../../packages/ui/src/blocks/account/SignInForm/SignInForm.tsx';
import { games, gameLabels } from '../../packages/ui/src/blocks/casino/fixtures.tsx';
import { GameTile } from '../../packages/ui/src/blocks/casino/GameTile/GameTile.tsx';
import { CouponPanel } from '../../packages/ui/src/blocks/coupon/CouponPanel/CouponPanel.tsx';
import { actions, foot, legs, types } from '../../packages/ui/src/blocks/coupon/fixtures.tsx';
import { CompetitionCard } from '../../packages/ui/src/blocks/events/CompetitionCard/CompetitionCard.tsx';
import { EventRow } from '../../packages/ui/src/blocks/events/EventRow/EventRow.tsx';
import { columns, rows } from '../../packages/ui/src/blocks/fixtures.tsx';
import { Button } from '../../packages/ui/src/primitives/Button/Button.tsx';
import { Card } from '../../packages/ui/src/primitives/Card/Card.tsx';
import { Notice } from '../../packages/ui/src/primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../packages/ui/src/primitives/SegmentedControl/SegmentedControl.tsx';
import { Grid, Inline, Stack } from '../../packages/ui/src/primitives/Stack/Stack.tsx';
import { Heading } from '../../packages/ui/src/primitives/Text/Text.tsx';
import { UiProvider, useUi, type TextDirection } from '../../packages/ui/src/theme/UiProvider.tsx';
import { books, worn } from './books.ts';
import * as css from './studio.css.ts';

const [house] = [...books.values()].filter(({ book }) => book.name === 'touchline');
const choices = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));
const directions = ['ltr', 'rtl'] as const satisfies readonly TextDirection[];

/** @returns the style sheet of the draft, scoped to the preview stage */
export function stageCss(theme: Theme): string {
  return themesCss([...(house ? [house.theme] : []), { ...theme, name: worn }]);
}

/** Previews the draft on real components of the product, in any mode, density and direction. */
export function StudioPreview({ theme }: { theme: Theme }) {
  const ui = useUi();
  const [mode, setMode] = useState<Mode>(theme.defaults.mode);
  const [density, setDensity] = useState<Density>(theme.defaults.density);
  const [direction, setDirection] = useState<TextDirection>('ltr');
  return (
    <Stack gap="md">
      <style>{stageCss(theme)}</style>
      <Inline wrap="wrap" gap="md">
        <SegmentedControl label="Mode" options={choices(modes)} value={mode} onValueChange={setMode} />
        <SegmentedControl
          label="Density"
          options={choices(densities)}
          value={density}
          onValueChange={setDensity}
        />
        <SegmentedControl
          label="Direction"
          options={choices(directions)}
          value={direction}
          onValueChange={setDirection}
        />
      </Inline>
      <div
        className={css.stage}
        data-brand={worn}
        data-mode={mode}
        data-density={density}
        dir={direction}
        role="group"
        aria-label="Preview"
      >
        <UiProvider direction={direction} locale={ui.locale} messages={ui.messages}>
          <StudioBlocks />
        </UiProvider>
      </div>
    </Stack>
  );
}

function StudioBlocks() {
  const [signIn, setSignIn] = useState({ login: '', password: '' });
  return (
    <>
      <Stack gap="lg">
        <Heading level={2}>Live football</Heading>
        <CompetitionCard title="Coastland · Coastal League" href="#competition" columns={columns} count="3">
          <EventRow {...rows.leading} />
          <EventRow {...rows.even} />
          <EventRow {...rows.stopped} />
        </CompetitionCard>
        <Notice>Prices move while a match is played.</Notice>
        <Notice tone="success">Your bet is placed.</Notice>
        <Notice tone="warning">A new limit holds from tomorrow.</Notice>
        <Notice tone="danger">This price is closed. Choose another one.</Notice>
      </Stack>
      <Card pad="none">
        <CouponPanel
          title="Coupon"
          count="3"
          actions={actions}
          typesLabel="Type of bet"
          types={types}
          type="express"
          legs={legs}
          foot={foot}
        />
      </Card>
      <Stack gap="lg">
        <Grid columns="two">
          {games.slice(0, 4).map((game) => (
            <GameTile key={game.id} game={game} labels={gameLabels} />
          ))}
        </Grid>
      </Stack>
      <Stack gap="lg">
        <Card>
          <SignInForm
            values={signIn}
            labels={{ login: 'E-mail or account number', password: 'Password', submit: 'Sign in' }}
            onValuesChange={(next) => setSignIn({ login: next.login ?? '', password: next.password ?? '' })}
          />
        </Card>
        <Inline wrap="wrap">
          <Button tone="primary">Place bet · € 10.00</Button>
          <Button tone="strong">Continue</Button>
          <Button>Cancel</Button>
          <Button tone="danger">Remove</Button>
        </Inline>
      </Stack>
    </>
  );
}
