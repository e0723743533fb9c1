import type { credits } from "#app/database/schema.server.ts";
import type { Sale } from "./bookings.ts";

type Credit = typeof credits.$inferInsert;

const marta = { actorName: "Marta Ferreira" };

/** One that anybody may use, and two that were given for a trip that went wrong. */
export function creditsOf(
	sales: readonly Pick<Sale["booking"], "status" | "createdAt">[],
	openingTime: number,
): Credit[] {
	const confirmedSales = sales
		.map(({ status, createdAt }, index) => ({ status, createdAt, id: index + 1 }))
		.filter(({ status }) => status === "confirmed")
		.slice(0, 2);
	const money = { currency: "EUR", ...marta };
	return [
		{
			...{ code: "CR-7K3F-9QWX-2MPD", amountCents: 10_000, reason: "staff", ...money },
			...{ note: "Prize of the harbour feast", dedupeKey: "demo:1", createdAt: openingTime },
		},
		...confirmedSales.map(({ id, createdAt }, index) => ({
			...{ code: ["CR-4HTB-6RVN-8CJY", "CR-9DPM-3ZKA-5WGS"][index] ?? "", bookingId: id, ...money },
			...{ amountCents: [3000, 1500][index] ?? 0, reason: "goodwill" as const },
			...{ note: "The van came an hour late.", dedupeKey: `demo:${index + 2}`, createdAt },
		})),
	];
}
