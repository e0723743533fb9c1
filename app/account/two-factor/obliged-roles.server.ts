/** Which roles are obliged to a second factor, and how many of their users have one. */
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { hasRightsOf, isStaffRole, type Role, rolesOf, staffRoles } from "#app/account/access.ts";
import { allows } from "#app/account/endpoints/admin/admin.server.ts";
import { type Answer, endpoint } from "#app/account/endpoints/endpoint.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { secondFactorRoles, users } from "#app/database/schema.server.ts";
import { hasSecondFactor } from "./second-factor.server.ts";

export interface ObligedRole {
	role: Role;
	isRequired: boolean;
	/** Null until somebody has changed it once. */
	lastChange: { at: number; actorName: string } | null;
	people: number;
	/** Those who have a second factor. */
	protected: number;
}

/** All roles of staff, in one round trip. */
export async function listObligedRoles(db: Database): Promise<ObligedRole[]> {
	const { changes, counts } = await runBatch(db, {
		changes: db.select().from(secondFactorRoles),
		counts: db
			.select({
				role: users.role,
				people: sql<number>`count(*)`,
				protected: sql<number>`sum(${hasSecondFactor})`,
			})
			.from(users)
			.groupBy(users.role),
	});
	return staffRoles.map((role) => {
		const change = changes.find((row) => row.role === role);
		// a user may have several roles
		const countsOfRole = counts.filter((row) => rolesOf(row).includes(role));
		return {
			role,
			isRequired: change?.isRequired ?? false,
			lastChange: change ? { at: change.changedAt, actorName: change.actorName } : null,
			people: countsOfRole.reduce((sum, row) => sum + row.people, 0),
			protected: countsOfRole.reduce((sum, row) => sum + row.protected, 0),
		};
	});
}

/**
 * Obliges a role, or lets it off. Only from the screen, not over HTTP. Attack: who has fewer rights than a role makes it
 * easier to steal; so only roles all of whose rights one has.
 */
export const setObligedRoleEndpoint = endpoint({
	method: "POST",
	path: "/admin/set-obliged-role",
	session: "sure",
	confirmed: true,
	body: v.object({ role: v.pipe(v.string(), v.check(isStaffRole)), isRequired: v.boolean() }),
	async handle(call): Promise<Answer<{ status: boolean }>> {
		const { service, signedIn, body } = call;
		const { db, options, now } = service;
		const { user } = signedIn;
		const mayGive = hasRightsOf(user, { id: "", role: body.role }, options.adminUserIds);
		if (!allows(call, "user", "set-role") || !mayGive)
			return { refused: "YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE" };
		const { isRequired } = body;
		const change = { isRequired, actorId: user.id, actorName: user.name, changedAt: now };
		await db
			.insert(secondFactorRoles)
			.values({ role: body.role, ...change })
			.onConflictDoUpdate({ target: secondFactorRoles.role, set: change });
		return { data: { status: true } };
	},
});
