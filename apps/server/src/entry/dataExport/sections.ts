import { sql, type RawBuilder } from 'kysely';

/** Rows of a player of one kind, as they are exported. */
export interface Section {
  /** Name in the file. */
  readonly name: string;
  /** Table that the rows are stored in. */
  readonly table: string;
  /** Select of the rows, with the columns `player_id` and `page_key`, by which they are sorted. */
  readonly rows: RawBuilder<unknown>;
  /** Columns that stay out: secrets, hashes, and what only the platform needs. */
  readonly without?: readonly string[];
  /** True if its rows have the columns of an encrypted number (`instrument`, `sealed`), whose requisites are exported. */
  readonly hasNumbers?: boolean;
  /** Columns with minor units, and the column with the currency of each. */
  readonly amounts?: Readonly<Record<string, string>>;
}

/** Columns with minor units of the column `iso`. */
const inIso = (...columns: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.map((column) => [column, 'iso']));

/** Rows of a table with an id that ascends. */
const byId = (table: string, id = 'id') =>
  sql`select t.*, t.${sql.ref(id)} as page_key from ${sql.table(table)} t`;

/** Rows of a table with few of them for a player, numbered. */
const few = (table: string) =>
  sql`select t.*, row_number() over (partition by t.player_id order by t)::bigint as page_key from ${sql.table(table)} t`;

const coupons = sql`
  select c.*, c.id as page_key,
    (select jsonb_agg(to_jsonb(l) - 'coupon_id' order by l.position) from coupon_legs l where l.coupon_id = c.id) as legs
  from coupons c`;

const movements = sql`
  select e.id, e.account_id, e.iso, e.amount, e.balance, t.kind, t.ref, e.at, a.player_id, e.id as page_key
  from ledger_entries e
  join ledger_transactions t on t.id = e.transaction_id
  join accounts a on a.id = e.account_id`;

const payments = sql`
  select p.*, p.seq as page_key,
    case when p.received is not null then coalesce(p.received_iso, p.iso) end as received_currency,
    (select jsonb_agg(to_jsonb(s) - 'payment_id' - 'player_id' order by s.id) from payment_steps s where s.payment_id = p.id) as steps
  from payments p`;

const instruments = sql`
  select i.*, n.sealed, i.id as page_key from instruments i left join account_numbers n on n.digest = i.instrument`;

const verificationChecks = sql`
  select c.*, c.seq as page_key,
    (select jsonb_agg(to_jsonb(s) - 'check_id' - 'operator' order by s.id) from verification_steps s
      where s.check_id = c.id) as steps
  from verification_checks c`;

const consultantRequests = sql`
  select r.*, r.seq as page_key,
    (select jsonb_agg(to_jsonb(m) - 'operator' order by m.id) from consultant_messages m where m.request_id = r.id)
      as messages
  from consultant_requests r`;

const files = (table: string) =>
  sql`select t.id, t.player_id, t.name, t.media_type, t.size, t.uploaded_at, row_number() over
    (partition by t.player_id order by t.uploaded_at, t.id)::bigint as page_key from ${sql.table(table)} t`;

const players = sql`select p.*, p.id as player_id, p.id as page_key from players p`;

const referrals = sql`
  select r.*, r.referrer_id as player_id, r.id as page_key from referrals r`;

const gameOperations = sql`
  select o.*, s.player_id, o.id as page_key
  from game_operations o join game_sessions s on s.id = o.session_id where o.is_applied`;

/** Everything that is exported of a player, in the order of the file. */
export const sections: readonly Section[] = [
  { name: 'account', table: 'players', rows: players, without: ['password_hash'] },
  { name: 'personalData', table: 'player_profiles', rows: few('player_profiles') },
  { name: 'personalDataChanges', table: 'player_data_changes', rows: byId('player_data_changes') },
  { name: 'logins', table: 'login_names', rows: few('login_names') },
  { name: 'registration', table: 'registration_choices', rows: few('registration_choices') },
  { name: 'sessions', table: 'sessions', rows: few('sessions'), without: ['secret_hash'] },
  { name: 'socialSignIns', table: 'social_identities', rows: few('social_identities') },
  {
    name: 'passkeys',
    table: 'passkeys',
    rows: byId('passkeys'),
    without: ['credential_id', 'user_handle', 'public_key', 'counter'],
  },
  {
    name: 'twoStepSignIn',
    table: 'two_steps',
    rows: few('two_steps'),
    without: ['secret', 'recovery_hashes', 'last_counter'],
  },
  {
    name: 'securityQuestion',
    table: 'security_questions',
    rows: few('security_questions'),
    without: ['answer_hash', 'tries', 'tried_at'],
  },
  { name: 'settings', table: 'account_settings', rows: few('account_settings') },
  {
    name: 'notifiedDevices',
    table: 'push_subscriptions',
    rows: byId('push_subscriptions'),
    without: ['endpoint', 'p256dh', 'auth'],
  },
  { name: 'cookieAgreements', table: 'cookie_agreements', rows: few('cookie_agreements') },
  { name: 'arrivals', table: 'player_referrals', rows: few('player_referrals') },
  {
    name: 'postbacks',
    table: 'postbacks',
    rows: byId('postbacks'),
    without: ['address_id', 'cause', 'event_id', 'attempts', 'status', 'error', 'next_at', 'ends_at'],
  },
  { name: 'favorites', table: 'favorites', rows: few('favorites') },
  {
    name: 'favouriteGames',
    table: 'game_favourites',
    rows: byId('game_favourites', 'number'),
    without: ['number'],
  },
  { name: 'identifications', table: 'identification_requests', rows: byId('identification_requests') },
  { name: 'identificationFiles', table: 'identification_documents', rows: files('identification_documents') },
  {
    name: 'verificationChecks',
    table: 'verification_checks',
    rows: verificationChecks,
    without: ['seq', 'overridden_by', 'looked_up_at', 'look_up_due_at'],
  },
  { name: 'limits', table: 'limits', rows: byId('limits'), without: ['return_secret'] },
  { name: 'limitChanges', table: 'limit_history', rows: byId('limit_history') },
  // The mark of abuse is a suspicion of operators, and no decision about the player.
  { name: 'blocks', table: 'player_blocks', rows: few('player_blocks'), without: ['is_marked'] },
  { name: 'fundsChecks', table: 'funds_checks', rows: byId('funds_checks'), without: ['operator'] },
  { name: 'wallets', table: 'accounts', rows: byId('accounts'), amounts: inIso('balance', 'held') },
  { name: 'movements', table: 'ledger_entries', rows: movements, amounts: inIso('amount', 'balance') },
  {
    name: 'bets',
    table: 'coupons',
    rows: coupons,
    without: ['key', 'request_hash'],
    amounts: inIso(
      'amount',
      'possible_payout',
      'max_payout',
      'payout',
      'tax_free',
      'tax',
      'prepaid_amount',
      'max_stake',
    ),
  },
  { name: 'freeBets', table: 'promo_codes', rows: few('promo_codes'), amounts: inIso('amount') },
  {
    name: 'exchanges',
    table: 'exchanges',
    rows: few('exchanges'),
    amounts: { amount: 'from_iso', result: 'to_iso' },
  },
  {
    name: 'payments',
    table: 'payments',
    rows: payments,
    without: [
      'seq',
      'instrument',
      'fields',
      'redirect_url',
      'looked_up_at',
      'look_up_due_at',
      'received_iso',
    ],
    amounts: { ...inIso('amount', 'fee', 'refunded', 'sent_back'), received: 'received_currency' },
  },
  { name: 'methodPauses', table: 'method_pauses', rows: byId('method_pauses'), without: ['lifted_by'] },
  {
    name: 'instruments',
    table: 'instruments',
    rows: instruments,
    without: ['instrument', 'sealed', 'is_typed'],
    hasNumbers: true,
  },
  {
    name: 'automaticWithdrawals',
    table: 'automatic_withdrawals',
    rows: sql`select w.*, a.iso, w.account_id as page_key from automatic_withdrawals w join accounts a on a.id = w.account_id`,
    amounts: inIso('above'),
  },
  {
    name: 'adjustments',
    table: 'adjustments',
    rows: sql`select d.*, a.iso, a.player_id, d.id as page_key from adjustments d join accounts a on a.id = d.account_id`,
    without: ['asked_by', 'decided_by'],
    amounts: inIso('amount'),
  },
  {
    name: 'debts',
    table: 'debts',
    rows: sql`select d.*, a.iso, a.player_id, d.id as page_key from debts d join accounts a on a.id = d.account_id`,
    amounts: inIso('amount', 'open_amount'),
  },
  {
    name: 'bonuses',
    table: 'bonus_grants',
    rows: byId('bonus_grants'),
    without: ['is_due', 'token'],
    amounts: inIso('amount', 'deposit_amount', 'required', 'progress', 'converted', 'removed'),
  },
  {
    name: 'gameSessions',
    table: 'game_sessions',
    rows: few('game_sessions'),
    without: [
      'launch_token_hash',
      'launch_expires_at',
      'maker_token_hash',
      'maker_token_expires_at',
      'maker_token_dies_at',
      'return_to',
    ],
    amounts: inIso('staked', 'won'),
  },
  {
    name: 'gameRounds',
    table: 'game_rounds',
    rows: byId('game_rounds'),
    without: ['asked_at', 'unknown_at'],
    amounts: inIso('staked', 'won'),
  },
  {
    name: 'gameOperations',
    table: 'game_operations',
    rows: gameOperations,
    without: ['request_hash', 'answer'],
    amounts: inIso('amount', 'won'),
  },
  {
    name: 'freeRounds',
    table: 'free_rounds',
    rows: few('free_rounds'),
    amounts: inIso('stake', 'most_won', 'won'),
  },
  { name: 'idsAtMakers', table: 'maker_players', rows: few('maker_players') },
  { name: 'tournaments', table: 'tournament_players', rows: few('tournament_players') },
  {
    name: 'challenges',
    table: 'challenge_progress',
    rows: byId('challenge_progress', 'number'),
    without: ['number'],
  },
  { name: 'bonusChoices', table: 'bonus_choices', rows: few('bonus_choices') },
  { name: 'usedCodes', table: 'bonus_code_uses', rows: byId('bonus_code_uses') },
  { name: 'rewards', table: 'loyalty_players', rows: few('loyalty_players') },
  { name: 'points', table: 'points_entries', rows: byId('points_entries') },
  {
    name: 'cashback',
    table: 'cashback_periods',
    rows: byId('cashback_periods'),
    amounts: inIso('stakes', 'payouts', 'grants', 'amount'),
  },
  {
    name: 'friends',
    table: 'referrals',
    rows: referrals,
    without: ['friend_id', 'referrer_id', 'released_by'],
  },
  { name: 'requests', table: 'consultant_requests', rows: consultantRequests, without: ['seq', 'is_unread'] },
  { name: 'requestFiles', table: 'consultant_files', rows: files('consultant_files') },
  {
    name: 'messages',
    table: 'player_messages',
    rows: sql`select m.*, o.texts, o.link, m.id as page_key from player_messages m
      left join operator_messages o on o.id = m.sent_id`,
    without: ['sent_id', 'cause', 'is_announced'],
  },
  {
    name: 'mails',
    table: 'mails',
    rows: byId('mails'),
    without: [
      'body_html',
      'attempts',
      'next_at',
      'last_error',
      'gave_up_at',
      'secret_kind',
      'secret_ends_at',
      'sealed_body',
      'expired_at',
    ],
  },
];

/** Tables of players whose rows aren't exported, each with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  access_tokens: 'secrets of sessions, which are exported',
  idempotency_keys: 'names of requests whose effects are exported',
  one_time_codes: 'secrets that hold for minutes',
  passkey_challenges: 'secrets that hold for minutes',
  qr_sign_ins: 'secrets that hold for minutes; the sessions they opened are exported',
  pending_sign_ins: 'secrets that hold for minutes',
  social_flows: 'secrets that hold for minutes',
  captchas: 'secrets that hold for minutes',
  deposit_quotes: 'rates that hold for half a minute; those of deposits are exported',
  limit_tests: 'questions before a looser limit, which hold for minutes',
  exchange_quotes: 'rates that hold for half a minute; those of exchanges are exported',
  loyalty_stakes: 'counted from bets, which are exported',
  points_transactions: 'kinds of points, which are exported',
  bonus_codes: 'codes of the site; the used ones are exported',
  operator_messages: 'inside those of the inbox',
  game_notices: 'tasks of operators about rounds, which are exported',
  settled_rounds: 'a queue of rounds, which are exported',
  player_notes: 'notes of operators, which a person answers for',
  approvals: 'acts of operators that wait for a second one; what they did is exported',
  operator_moves: 'sums of what operators did; what they did is exported',
};
