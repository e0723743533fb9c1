import { desc, eq } from "drizzle-orm";
import { outbox, paymentMoney } from "#app/database/schema.server.ts";
import type { Island } from "./island.ts";

/** All payments of a booking, the oldest first. */
export function moneyOf({ db }: Pick<Island, "db">, bookingId: number) {
	return db
		.select()
		.from(paymentMoney)
		.where(eq(paymentMoney.bookingId, bookingId))
		.orderBy(paymentMoney.createdAt);
}

/** Text of the last mail to the booking's guest; "" when there is none. */
export async function lastMailOf({ db }: Pick<Island, "db">, bookingId: number): Promise<string> {
	const [mail] = await db
		.select()
		.from(outbox)
		.where(eq(outbox.bookingId, bookingId))
		.orderBy(desc(outbox.id))
		.limit(1);
	return mail?.textBody ?? "";
}
