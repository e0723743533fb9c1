import { hashPassword } from "#app/account/password/password-hash.server.ts";
import { newUser } from "#app/account/users.server.ts";
import type { accounts, users } from "#app/database/schema.server.ts";

/** Public: never in a database that others can reach. */
const demoPassword = "sunrise-on-the-volcano";

const crew = [
	{ name: "Marta Ferreira", email: "marta@island-excursions.example", role: "supervisor" },
	{ name: "Adrián Vega", email: "adrian@island-excursions.example", role: "admin" },
	{ name: "Lena Brandt", email: "lena@island-excursions.example", role: "manager" },
	{ name: "Nora Vidal", email: "nora@island-excursions.example", role: "office" },
	{ name: "Hotel Los Dragos", email: "reception@los-dragos.example", role: "partner" },
	{ name: "Pau Santana", email: "pau@island-excursions.example", role: "cash-guide" },
	{ name: "Gil Romero", email: "gil@island-excursions.example", role: "guide" },
	{ name: "Web shop", email: "web@island-excursions.example", role: "web" },
	{ name: "Ida Lindqvist", email: "ida@guests.example", role: "user" },
];

/** The hotel of the demo partner. */
export const demoPartnersHotel = "los-dragos";

/** The first account, shown to newcomers. */
export const demoLogin = { email: crew[0]?.email ?? "", password: demoPassword };

export async function demoStaff(now: number): Promise<{
	users: (typeof users.$inferInsert)[];
	accounts: (typeof accounts.$inferInsert)[];
	/** The user of the hotel `demoPartnersHotel`. */
	partnerId: string | null;
}> {
	const people = crew.map((person) => ({ ...newUser(person, now), emailVerified: true }));
	// hashed once, because the password is no secret
	const password = await hashPassword(demoPassword);
	return {
		partnerId: people.find(({ role }) => role === "partner")?.id ?? null,
		users: people,
		accounts: people.map(({ id }) => ({
			id,
			userId: id,
			providerId: "credential",
			accountId: id,
			password,
			createdAt: now,
			updatedAt: now,
		})),
	};
}
