// Every file name of a lazy chunk is listed in the first script and hardly compresses, so code that lazy screens
// share is put into few chunks.

/** Translations that the first screen needs: one chunk per language. */
function wordsGroup(id: string): string | null {
  const found = /\/locales\/([a-z]{2})\/(common|betting|markets|sports)\.json$/.exec(id);
  return found ? `words-${found[1]}` : null;
}

/** Code that every screen and the entry depend on, with its dependencies. */
const platform =
  /virtual:flags|node_modules\/.*\/(?:@tanstack\/(?:query-core|react-query)(?!.*[iI]nfiniteQuery)|i18next|react-i18next|openapi-fetch|valibot|valtio|proxy-compare)\/|\/apps\/web\/src\/platform\/(?!i18n\/(?:locales|lazyBundles)|realtime\/tabHub|links\/(?:entrySheets|betPaths|officePaths|bonusGames|casinoPaths|securityPaths|useSwitchLanguage)|cookies\/|page\/(?:trusted|settled|visibility)|clock\/(?:deadline|useSecondsLeft)|forms\/|qr\/|tabs\/(?:tabLock|sharedCell|sharedPoll|pagePoll)|log\/|site\/(?:askSite|configGroups|referral)|lazy\/(?!lazy\.tsx|pending|chunkError))|\/packages\/(?:feed\/src\/|contract\/src\/languages)|\/apps\/web\/src\/features\/(?:account\/account\.api|session\/(?:session\.store|useSession)|coupon\/(?:coupon(?:Settings)?\.store|coupon\.actions))|\/apps\/web\/src\/app\/(?:boot\/boot\.tsx|(?:routes\/(?:table|(?:betting|error)\.routes)|guards\/(?:available|gateState|NotFoundError))\.ts)$/;
const everyScreensKit =
  /\/packages\/ui\/src\/(?:theme\/(?!contract)|primitives\/(?:Badge|Button|Card|Chip|Icon(?!\/(?:sets\/(?!first)|drawings\/(?!drawn|iceHockey)))|IconButton|Link|Skeleton|Spinner|Stack|Text|VisuallyHidden))\//;

/** Chunks that every page references by name. */
export const everyPages = /\/(?:rolldown-runtime|react|router|platform|lists|index)-[^/]+\.js$/;

/** Prices and match rows as shown on home and in every list. */
const lists =
  /\/apps\/web\/src\/(?:features\/odds\/(?!markets\/useSettledMarkets)|widgets\/events\/(?:list\/(?!window|EmptyList|FailedList)|rules\/(?!market)|links|NotFound)|features\/(?:favorites\/|settings\/useFlag)|sections\/betting\/useSportEntries)|\/packages\/ui\/src\/blocks\/events\/(?:CompetitionCard|CountryFlag|EventRow|FilterChips|LiveBadge|PriceCell|SectionTitle|SportChips|TeamCrest)\/|\/packages\/ui\/src\/blocks\/navigation\/Breadcrumbs\/|\/packages\/ui\/src\/blocks\/(?:coupon\/CouponPanel\/CouponPanel|events\/SportMenu\/SportMenu)\.css|\/packages\/ui\/src\/theme\/measures/;

/** Code from the folders above that several lazy screens share and first screens don't need. */
const more =
  /\/apps\/web\/src\/(?:platform\/(?:links\/(?:eventPaths|cricketPaths|cyberPaths|useEventPaths)|page\/(?:device|focusOn)|format\/dayParts)|features\/(?:odds\/(?:clock\/MatchMinute|prices\/usePriceHistory|markets\/useSingleOnly|sports\/sportSlugs)|favorites\/favorites\.api)|widgets\/events\/(?:list\/(?:PickedState|usePicked|NoMatches|useTopCompetitionList)|rules\/(?:favoriteTeam|scoreCells|picked|previousOrder)))\.tsx?$/;

/** Money amounts and the tax on winnings; also used by pages without a coupon. */
const money =
  /\/packages\/betting\/src\/(?:numbers\/(?:amounts|money)|payout\/winnings-tax)\.ts$|\/apps\/web\/src\/features\/bets\/(?:afterTax|taxOn)\.ts$/;

/** Payout calculation of a coupon: one lazy chunk, since every exported name adds weight to the first script. */
const payout =
  /\/packages\/betting\/src\/(?:actions\/in-order|coupon\/(?:coupon-value|legs|units)|numbers\/percent|payout\/(?:bonus|hyper-bonus|limits|payout|payout-range|stake-defaults))\.ts$/;

/** Code shared by all views of the coupon. */
const coupon =
  /\/apps\/web\/src\/(?:features\/(?:account\/displayedCurrency|coupon\/(?:coupon\.api|(?:stake|undo|type\/type)\.actions|pricing\/[a-z]+\.rules))|sections\/coupon\/(?:useCouponView|legs\/(?:legsOf|useFeedData)|stake\/(?:totalsIn|useMainFigure|useStakes)))\.ts$/;

/** Code that runs during the whole visit: gates, terms, account requirements, locks between tabs. */
const watch =
  /\/apps\/web\/src\/(?:platform\/(?:links\/entrySheets|log\/|clock\/deadline|page\/visibility|tabs\/(?:tabLock|sharedCell|sharedPoll|pagePoll))|features\/(?:terms\/terms\.(?:api|store)|userConfig\/userConfig\.(?:api|rules|store)|limits\/limits\.api|account\/accountChanges|sessionClocks\/clocks\.store|session\/sessionPoll)|app\/settled\/shown)/;

/** Arrangement of a coupon; also used by match pages. */
const arrangement =
  /\/packages\/betting\/src\/coupon\/(?:blocks|coupon-types|elementary|shape|systems)\.ts$|\/apps\/web\/src\/features\/coupon\/type\/arrangement\.ts$/;

/** Small files shared by lazy chunks; each on its own would add a name to the first script. */
const shared =
  /\/apps\/web\/src\/(?:features\/(?:coupon\/(?:tabs\.actions|placement\/(?:placement\.actions|placementEvents|refusalMessage))|odds\/sports\/sportSlugs|settings\/(?:columnCookies|useHasCrests))|platform\/(?:cookies\/cookies|page\/focusOn|site\/askSite))\.ts$|\/packages\/ui\/src\/(?:.*\/)?(?:betOutcomes|reachableScroll|setElementVars)\.ts$/;

/** Legs of placed bets, on receipts and in the history, and their sharing. */
const bets =
  /\/apps\/web\/src\/(?:features\/sharing\/(?:ShareBetButton|sharedBet)|widgets\/coupon\/(?:legCrest|useLegTexts))\.tsx?$/;

/** Rules of bets, which the list of bets shares with a bet's page. */
const betRules =
  /\/apps\/web\/src\/sections\/history\/(?:rules\/|list\/listBefore|text\/(?:names|time)|actions\/(?:cashOutStep|useAmountMove))/;

/** Views of a match's score, and the place of the row above its markets. */
const scores =
  /\/packages\/ui\/src\/blocks\/events\/(?:Scoreboard\/(?:board|Scoreboard|ScoreParts|ScoreRanking)\.|MarketTabs\/MarketTabs(?:\.css|Skeleton)\.)/;

/** Form fields and their notices. */
const fields = /\/packages\/ui\/src\/primitives\/(?:Input|Field|Notice)\//;

/** Crests of pages' heads and of cards. */
const crests = /\/packages\/ui\/src\/blocks\/events\/LargeCrest\//;

/** Tabs of forms and of the coupon. */
const segments = /\/packages\/ui\/src\/primitives\/SegmentedControl\//;

/** Base of all overlays. */
const over =
  /\/node_modules\/.*@radix-ui\/(?:primitive|react-(?:compose-refs|context|dismissable-layer|primitive|slot|use-(?!size)[a-z-]+))\//;

const isListed = (id: string): boolean => everyScreensKit.test(id) || lists.test(id);

/** Chunks of the app's modules. If two groups match, the higher priority wins, then the first in the list. */
export const chunkGroups = [
  { name: wordsGroup, debugName: 'words', test: /\/locales\//, priority: 3 },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: 'router', test: /\/node_modules\/react-router\//, priority: 2 },
  // Small files that every screen needs: one chunk means fewer requests and better compression. `lists` comes first
  // and includes what its rows and prices need.
  { name: 'platform', test: (id: string) => platform.test(id) && !more.test(id), priority: 1 },
  { name: 'arrangement', test: arrangement, priority: 1 },
  { name: 'money', test: money, priority: 1 },
  { name: 'payout', test: payout, priority: 1 },
  { name: 'coupon', test: coupon },
  { name: 'shared', test: shared, priority: 1 },
  { name: 'bets', test: bets },
  { name: 'rules', test: betRules },
  { name: 'scores', test: scores },
  { name: 'crests', test: crests, priority: 1 },
  { name: 'segments', test: segments },
  { name: 'over', test: over },
  { name: 'fields', test: fields },
  { name: 'watch', test: watch },
  { name: 'lists', test: (id: string) => isListed(id) && !more.test(id), priority: 2 },
];
