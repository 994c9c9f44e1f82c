import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { pageFromServer } from './scripts/pageFromServer.ts';
import { withoutUnusedParts } from './scripts/withoutUnusedParts.ts';

const server = process.env['TOUCHLINE_SERVER'] ?? 'http://localhost:4000';

/** The words that the first screen needs travel in one file a language. */
function wordsGroup(id: string): string | null {
  const found = /\/locales\/([a-z]{2})\/(common|betting|markets|sports)\.json$/.exec(id);
  return found ? `words-${found[1]}` : null;
}

const platform =
  /node_modules\/.*\/(?:@tanstack\/(?:query-core|react-query)(?!.*[iI]nfiniteQuery)|i18next|react-i18next|openapi-fetch|valibot|valtio|proxy-compare)\/|\/apps\/web\/src\/platform\/(?!i18n\/(?:locales|lateBundles)|realtime\/tabHub)|\/packages\/feed\/src\//;
const everyScreensKit =
  /\/packages\/ui\/src\/(?:theme\/(?!contract)|primitives\/(?:Badge|Button|Card|Chip|Icon(?!\/(?:sets\/(?!first)|drawings\/(?!drawn|iceHockey)))|IconButton|Link|SegmentedControl|Skeleton|Spinner|Stack|Text|VisuallyHidden))\//;

/** Prices, and rows of matches as home and every list show them. */
const lists =
  /\/apps\/web\/src\/(?:features\/odds\/(?!useSettledMarkets)|widgets\/events\/(?:list\/(?!window|EmptyTime)|rules\/(?!market)|links|NotFound)|features\/favorites\/|sections\/betting\/(?:SportsBar|useSportEntries))|\/packages\/ui\/src\/blocks\/events\/(?:CompetitionCard|EventRow|FilterChips|LiveBadge|PriceCell|SectionTitle|SportChips|TeamCrest)\/|\/packages\/ui\/src\/blocks\/navigation\/Breadcrumbs\//;

/** What several late screens share of the folders above: the first ones do without. */
const more =
  /\/apps\/web\/src\/(?:platform\/(?:links\/(?:eventPaths|cricketPaths|cyberPaths|useEventPaths)|page\/(?:device|focusOn)|format\/dayParts)|features\/(?:odds\/(?:useMatchMinute|MatchMinute|usePriceCourse|useMarketRules|sportSlugs|oddsText)|favorites\/favorites\.api)|widgets\/events\/(?:list\/(?:PickedState|usePicked|NoMatches)|rules\/(?:scoreCells|picked|keptOrder)))\.tsx?$|\/packages\/ui\/src\/blocks\/events\/(?:EventRow\/EventRow|PriceCell\/PriceCell)\.tsx$/;

const isListed = (id: string): boolean => everyScreensKit.test(id) || lists.test(id);

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), pageFromServer(server), withoutUnusedParts()],
  define: { 'typeof document': '"object"' },
  // The server puts the nonce of each page in place of this mark, on every script and style and in a meta.
  html: { cspNonce: 'NONCE-OF-THE-PAGE' },
  server: {
    proxy: {
      '/web-api': { target: server, ws: true },
      // What the server keeps of each brand beside its page.
      '^/(?:(?:fonts|icons)/.+|(?:icon|logo)\\.svg|manifest\\.json)$': { target: server },
    },
  },
  build: {
    target: 'es2023',
    // Browsers that know `:dir()`; for older ones it is rewritten into languages, which a set direction escapes.
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    // Every browser that is meant knows these links, but one old Safari, which loads a little later without.
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: true,
    // The page's policy allows no data addresses for scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: wordsGroup, debugName: 'words', test: /\/locales\//, priority: 3 },
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            { name: 'router', test: /\/node_modules\/react-router\//, priority: 2 },
            // Small files that every screen needs: together they are fewer requests and pack better.
            { name: 'platform', test: (id) => platform.test(id) && !more.test(id), priority: 1 },
            { name: 'lists', test: (id) => isListed(id) && !more.test(id), priority: 1 },
          ],
        },
      },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] },
});
