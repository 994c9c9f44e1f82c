import { sql } from 'kysely';
import type { CouponRow } from '../../coupons/couponAccess.ts';
import { wonCauses } from '../../coupons/settlement/wonMessage.ts';
import type { Trx } from '../../../kernel/index.ts';

/**
 * Withdraws what announces the former outcome of a corrected coupon: its message expires, on devices too, and a mail
 * that isn't sent yet never is. The mail is written anew if the coupon is still settled. To be called after the coupon
 * was updated, under its lock, so that nothing is announced over a correction.
 */
export async function withdrawWins(trx: Trx, coupon: CouponRow, at: Date): Promise<void> {
  await trx
    .updateTable('player_messages')
    .set({ expires_at: at })
    .where('player_id', '=', coupon.player_id)
    .where('cause', 'in', wonCauses(coupon))
    .where('expires_at', 'is', null)
    .execute();
  await sql`
    with withdrawn as (
      update mails set withdrawn_at = ${at}, gave_up_at = null
      where coupon_id = ${coupon.id} and sent_at is null and withdrawn_at is null
      returning coupon_id
    )
    insert into coupons_to_mail (coupon_id)
    select distinct w.coupon_id from withdrawn w join coupons c on c.id = w.coupon_id where c.state = 'settled'
    on conflict do nothing`.execute(trx);
}
