/** The table of roles and rights. */

export const resources = {
	user: [
		"create",
		"list",
		"set-role",
		"ban",
		"impersonate",
		"delete",
		"set-password",
		"get",
		"update",
	],
	session: ["list", "revoke", "delete"],
	excursions: ["create", "read", "update", "delete"],
	transfers: ["create", "read", "update", "delete"],
	/** "erase": a guest's personal data, and giving them out to the guest. */
	bookings: ["read", "create", "update", "refund", "export", "overbook", "price", "erase"],
	/** Guides, vehicles and drivers. */
	resources: ["create", "read", "update"],
	/** On a phone: "update" is the manifest and the ticks of today and tomorrow, "cash" what guests owe, and taking it. */
	boarding: ["update", "cash"],
} as const;

export type Resource = keyof typeof resources;
export type Right<R extends Resource> = (typeof resources)[R][number];
type Rights = { readonly [R in Resource]?: readonly Right<R>[] };

/**
 * A partner reads bookings of its own hotels only, and a guide boards the departures assigned to it
 * only; the queries add these limits.
 */
const roles = {
	web: { excursions: ["read"] },
	partner: { excursions: ["read"], bookings: ["read"] },
	manager: { excursions: ["create", "read"], bookings: ["read"], resources: ["read"] },
	admin: {
		user: resources.user,
		session: resources.session,
		excursions: resources.excursions,
		bookings: resources.bookings,
		resources: resources.resources,
		boarding: resources.boarding,
	},
	supervisor: resources,
	office: {
		excursions: ["read"],
		bookings: ["read", "create", "update", "refund", "export", "overbook", "price"],
		resources: ["read"],
		boarding: resources.boarding,
	},
	guide: { boarding: ["update"] },
	"cash-guide": { boarding: resources.boarding },
	user: {},
} as const satisfies Record<string, Rights>;

export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as readonly Role[];

/** Looks at own properties only, so that "constructor" is no role. */
export function isRole(name: string): name is Role {
	return Object.hasOwn(roles, name);
}

export interface Actor {
	id: string;
	/** Comma-separated; unknown roles grant nothing. */
	role: string;
}

/** What somebody lacks: any role, one that has to do with the resource, or one that may do more with it. */
export type Lack = "noRole" | "noAccess" | "noRight";

/** `error` is the protocol's message; screens say what is lacking in the words of the catalogue. */
export type Authorization = { success: true } | { success: false; lack: Lack; error: string };

const noRole = { success: false, lack: "noRole", error: "Not authorized" } as const;

/**
 * True for an actor on the admin list, or with one role that grants all of `permissions`. @param permissions
 * from a client: unknown names are refused.
 */
export function authorize(
	actor: Actor,
	permissions: Record<string, readonly string[]>,
	adminUserIds: readonly string[] = [],
): Authorization {
	if (Object.keys(permissions).length === 0) return noRole;
	if (adminUserIds.includes(actor.id)) return { success: true };
	let answer: Authorization = noRole;
	for (const role of rolesOf(actor)) {
		answer = authorizeRole(roles[role], permissions);
		if (answer.success) return answer;
	}
	return answer;
}

export function can<R extends Resource>(
	actor: Actor,
	resource: R,
	right: Right<R>,
	adminUserIds: readonly string[] = [],
): boolean {
	return authorize(actor, { [resource]: [right] }, adminUserIds).success;
}

/** Whether this user may use the dashboard at all. */
export function hasAnyRight(actor: Actor, adminUserIds: readonly string[] = []): boolean {
	return (
		adminUserIds.includes(actor.id) ||
		rolesOf(actor).some((role) => Object.keys(roles[role]).length > 0)
	);
}

/** Whether a role has to do with the dashboard: only such a one can be obliged to a second factor. */
export function isStaffRole(name: string): name is Role {
	return isRole(name) && Object.keys(roles[name]).length > 0;
}

/** Attack: who gives roles, sets passwords or impersonates must not gain rights by it. */
export function hasRightsOf(
	actor: Actor,
	other: Actor,
	adminUserIds: readonly string[] = [],
): boolean {
	if (adminUserIds.includes(actor.id)) return true;
	if (adminUserIds.includes(other.id)) return false;
	return rolesOf(other).every((role) => {
		const rights: Rights = roles[role];
		return Object.entries(rights).every(([resource, granted]) =>
			granted.every((right) => authorize(actor, { [resource]: [right] }).success),
		);
	});
}

export function rolesToGive(actor: Actor, adminUserIds: readonly string[] = []): Role[] {
	return roleNames.filter((role) => hasRightsOf(actor, { id: "", role }, adminUserIds));
}

export function rolesOf(user: Pick<Actor, "role">): Role[] {
	return namesOfRoles(user).filter(isRole);
}

/** A user's roles as they are stored, known or not. */
export function namesOfRoles({ role }: Pick<Actor, "role">): string[] {
	return role.split(",").map((name) => name.trim());
}

function authorizeRole(
	granted: Rights,
	permissions: Record<string, readonly string[]>,
): Authorization {
	for (const [resource, rights] of Object.entries(permissions)) {
		const grantedRights: readonly string[] | undefined = Object.hasOwn(granted, resource)
			? granted[resource as Resource]
			: undefined;
		if (!grantedRights)
			return {
				success: false,
				lack: "noAccess",
				error: `You are not allowed to access resource: ${resource}`,
			};
		// attack: an empty list must not count as granted
		if (rights.length === 0 || !rights.every((right) => grantedRights.includes(right)))
			return {
				success: false,
				lack: "noRight",
				error: `unauthorized to access resource "${resource}"`,
			};
	}
	return { success: true };
}
