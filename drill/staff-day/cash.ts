import { sql } from "drizzle-orm";
import { press } from "../press.ts";
import type { Person } from "./scene.ts";
import { formKey, type StaffVisit, typedAmount } from "./staff-visit.ts";

/** Somebody hands the cash over, signed on two windows at once, while the other may still take money. */
export async function declareCash(visit: StaffVisit, giver: Person): Promise<void> {
	const { world, notebook, random } = visit;
	const [purse] = await world.db
		.all<{ cents: number }>(
			sql`SELECT coalesce(sum(amount_cents), 0) AS cents FROM cash_movements
				WHERE person_id = ${giver.id} AND handover_id IS NULL`,
		)
		.catch(() => []);
	if (!purse || purse.cents <= 0) return;
	const { cents } = purse;
	// some miscount
	const counted = random.chance(0.8) ? cents : cents - 1;
	const { answer } = await press(visit, giver.visitor, {
		path: "/dashboard/cash",
		fields: {
			intent: "declare",
			key: formKey(),
			expected: String(cents),
			counted: typedAmount(counted),
			note: counted === cents ? "" : "A cent is missing",
		},
		clicks: 2,
	});
	notebook.handovers.push({ act: "declare", answer, by: giver.id, cents, handoverId: null });
}

/** The receiver signs and the giver takes it back, at the same time: only one of them can. */
export async function receiveOrWithdraw(
	visit: StaffVisit,
	giver: Person,
	receiver: Person,
): Promise<void> {
	const { world, notebook, random } = visit;
	const open = await world.db
		.all<{ id: number; cents: number }>(
			sql`SELECT id, declared_cents AS cents FROM cash_handovers
				WHERE giver_id = ${giver.id} AND status = 'declared'`,
		)
		.catch(() => []);
	const sign = async (
		person: Person,
		act: "receive" | "withdraw",
		{ id, cents }: { id: number; cents: number },
	) => {
		const goesTo = random.chance(0.5) ? "purse" : "bank";
		const { answer } = await press(visit, person.visitor, {
			path: "/dashboard/cash",
			fields: {
				intent: act,
				handover: String(id),
				...(act === "receive" ? { counted: typedAmount(cents), note: "", goesTo } : {}),
			},
			clicks: 2,
		});
		notebook.handovers.push({ act, answer, by: person.id, cents, handoverId: id });
	};
	for (const handover of open)
		await Promise.all([
			sign(receiver, "receive", handover),
			random.chance(0.4) ? sign(giver, "withdraw", handover) : null,
			// attack: the giver signs for the other side too
			random.chance(0.3) ? sign(giver, "receive", handover) : null,
		]);
}
