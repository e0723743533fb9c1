/** Who owes a second factor, and whether this session has shown one. */
import { type Actor, rolesOf } from "../access.ts";

/** `enrol`: the role asks for a factor and there is none. `prove`: there is one, and this session has not shown it. */
export type SecondFactorDuty = "none" | "enrol" | "prove";

export interface DutyFacts {
	user: Actor;
	session: { impersonatedBy: string | null; secondFactor: boolean };
	/** An authenticator app or a passkey. */
	hasFactor: boolean;
}

/**
 * Staff who act as a user have shown their own factor, so the user's duty does not stop them. A user on the admin list
 * has the rights of a supervisor, and the same duty.
 */
export function secondFactorDuty(
	{ user, session, hasFactor }: DutyFacts,
	{
		secondFactorRoles,
		adminUserIds,
	}: { secondFactorRoles: readonly string[]; adminUserIds: readonly string[] },
): SecondFactorDuty {
	if (session.impersonatedBy !== null) return "none";
	const roles: string[] = rolesOf(user);
	if (adminUserIds.includes(user.id)) roles.push("supervisor");
	if (!roles.some((role) => secondFactorRoles.includes(role))) return "none";
	// also in a session that has shown a factor which was removed since
	if (!hasFactor) return "enrol";
	return session.secondFactor ? "none" : "prove";
}
