// Each name of a late file stands in the first script and hardly packs: what late screens share travels in few files.

/** The words that the first screen needs travel in one file a language. */
function wordsGroup(id: string): string | null {
  const found = /\/locales\/([a-z]{2})\/(common|betting|markets|sports)\.json$/.exec(id);
  return found ? `words-${found[1]}` : null;
}

/** What every screen stands on, and the way in: whatever that needs comes along. */
const platform =
  /node_modules\/.*\/(?:@tanstack\/(?:query-core|react-query)(?!.*[iI]nfiniteQuery)|i18next|react-i18next|openapi-fetch|valibot|valtio|proxy-compare)\/|\/apps\/web\/src\/platform\/(?!i18n\/(?:locales|lateBundles)|realtime\/tabHub|links\/(?:waysIn|betPaths|officePaths|bonusGames|casinoPaths|securityPaths|useSpeak)|cookies\/|page\/trusted|clock\/(?:deadline|useSecondsLeft)|forms\/|tabs\/(?:turns|sharedCell)|log\/|site\/(?:askSite|configGroups|referral)|parts\/(?!lateView|chunkError))|\/packages\/feed\/src\/|\/apps\/web\/src\/features\/(?:account\/account\.api|session\/(?:session\.store|useSession)|coupon\/(?:coupon|couponEdit|couponSettings)\.store)|\/apps\/web\/src\/app\/(?:boot\/boot\.tsx|(?:routes\/(?:table|(?:betting|error)\.routes)|guards\/(?:available|gateState|NotFoundError))\.ts)$/;
const everyScreensKit =
  /\/packages\/ui\/src\/(?:theme\/(?!contract)|primitives\/(?:Badge|Button|Card|Chip|Icon(?!\/(?:sets\/(?!first)|drawings\/(?!drawn|iceHockey)))|IconButton|Link|SegmentedControl|Skeleton|Spinner|Stack|Text|VisuallyHidden))\//;

/** Files that a page names by itself. */
export const everyPages = /\/(?:rolldown-runtime|react|router|platform|lists|index)-[^/]+\.js$/;

/** Prices, and rows of matches as home and every list show them. */
const lists =
  /\/apps\/web\/src\/(?:features\/odds\/(?!useSettledMarkets)|widgets\/events\/(?:list\/(?!window|EmptyTime)|rules\/(?!market)|links|NotFound)|features\/favorites\/|sections\/betting\/(?:SportsBar|useSportEntries))|\/packages\/ui\/src\/blocks\/events\/(?:CompetitionCard|EventRow|FilterChips|LiveBadge|PriceCell|SectionTitle|SportChips|TeamCrest)\/|\/packages\/ui\/src\/blocks\/navigation\/Breadcrumbs\/|\/packages\/ui\/src\/blocks\/(?:coupon\/CouponPanel\/CouponPanel|events\/SportMenu\/SportMenu)\.css|\/packages\/ui\/src\/theme\/measures/;

/** What several late screens share of the folders above: the first ones do without. */
const more =
  /\/apps\/web\/src\/(?:platform\/(?:links\/(?:eventPaths|cricketPaths|cyberPaths|useEventPaths)|page\/(?:device|focusOn)|format\/dayParts)|features\/(?:odds\/(?:useMatchMinute|MatchMinute|usePriceCourse|useMarketRules|sportSlugs|oddsText)|favorites\/favorites\.api)|widgets\/events\/(?:list\/(?:PickedState|usePicked|NoMatches)|rules\/(?:scoreCells|picked|keptOrder)))\.tsx?$|\/packages\/ui\/src\/blocks\/events\/(?:EventRow\/EventRow|PriceCell\/PriceCell)\.tsx$/;

/** Amounts of money, which pages without a coupon have too. */
const money = /\/packages\/betting\/src\/(?:amounts|money)\.ts$/;

/** What a coupon pays, wherever it is computed: one late file, since each name of one weighs in the first. */
const payout =
  /\/packages\/betting\/src\/(?:bonus|coupon-value|hyper-bonus|in-order|legs|limits|payout|payout-range|percent|stake-defaults|units)\.ts$/;

/** What the coupon shows, wherever it stands. */
const coupon =
  /\/apps\/web\/src\/(?:features\/(?:account\/displayedCurrency|coupon\/(?:coupon\.(?:api|rules)|couponAmounts|coupon(?:Removal|Stake|Type)\.store|payable\.rules|stake\.rules|totals\.rules))|sections\/coupon\/(?:legsOf|totalsIn|useCouponView|useMainFact|useFeedFacts|useStakes))\.ts$/;

/** What watches over a visit: gates, terms, the account's needs, tabs that take turns. */
const watch =
  /\/apps\/web\/src\/(?:platform\/(?:links\/waysIn|log\/|clock\/deadline|tabs\/(?:turns|sharedCell))|features\/(?:terms\/terms\.(?:api|store)|userConfig\/userConfig\.(?:api|rules|store)|limits\/limits\.api|account\/accountChanges|clocks\/clocks\.store|session\/(?:everyMinute|sessionPoll)))/;

/** How a coupon is arranged, which pages of matches know too. */
const arrangement =
  /\/packages\/betting\/src\/(?:blocks|coupon-types|elementary|shape|systems)\.ts$|\/apps\/web\/src\/features\/coupon\/arrangement\.ts$/;

/** Small files that late parts share, which would each be a name in the first script. */
const shared =
  /\/apps\/web\/src\/(?:features\/(?:coupon\/(?:coupon(?:Tabs|Placement)\.store|placementEvents|refusalWords)|odds\/(?:oddsText|sportSlugs)|settings\/columnCookies)|platform\/(?:cookies\/cookies|page\/focusOn|site\/askSite))\.ts$|\/packages\/ui\/src\/(?:.*\/)?(?:betOutcomes|reachableScroll|setElementVars)\.ts$/;

/** What shows how a match stands. */
const scores =
  /\/packages\/ui\/src\/blocks\/events\/Scoreboard\/(?:board|Scoreboard|ScoreParts|ScoreRanking)\./;

/** Fields of forms, and what is said beside them. */
const fields = /\/packages\/ui\/src\/primitives\/(?:Input|Field|Notice)\//;

/** What everything that lies over a page stands on. */
const over =
  /\/node_modules\/.*@radix-ui\/(?:primitive|react-(?:compose-refs|context|dismissable-layer|primitive|slot|use-(?!size)[a-z-]+))\//;

const isListed = (id: string): boolean => everyScreensKit.test(id) || lists.test(id);

/** Which files the app's modules travel in; of two that fit, the one of the higher priority, then the first. */
export const chunkGroups = [
  { name: wordsGroup, debugName: 'words', test: /\/locales\//, priority: 3 },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: 'router', test: /\/node_modules\/react-router\//, priority: 2 },
  // Small files that every screen needs: together they are fewer requests and pack better. `lists` comes first and
  // takes along what its rows and prices need.
  { name: 'platform', test: (id: string) => platform.test(id) && !more.test(id), priority: 1 },
  { name: 'arrangement', test: arrangement, priority: 1 },
  { name: 'money', test: money, priority: 1 },
  { name: 'payout', test: payout, priority: 1 },
  { name: 'coupon', test: coupon },
  { name: 'shared', test: shared, priority: 1 },
  { name: 'scores', test: scores },
  { name: 'over', test: over },
  { name: 'fields', test: fields },
  { name: 'watch', test: watch },
  { name: 'lists', test: (id: string) => isListed(id) && !more.test(id), priority: 2 },
];
